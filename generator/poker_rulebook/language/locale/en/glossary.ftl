### The words of the table

glossary = Glossary
glossary-text = The words of the table and what they mean in this book. In the texts of games and rules, a word with dots below it leads here.
