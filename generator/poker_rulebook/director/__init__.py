"""What a tournament director works out: procedures at the table, prizes, and the plan of an event."""
