### How phrases are put together. $parts sentences · $items short phrases

number = { CHIPS($n) }
decimal = { DECIMAL($n) }
strokes = { JOIN($items, by: "/") }
paragraph = { JOIN($parts, by: "") }
commas = { JOIN($items, by: "、") }
    .card = { JOIN($items, by: "、次に") }
together = { LIST($items) }
side-with-article = { $share }
