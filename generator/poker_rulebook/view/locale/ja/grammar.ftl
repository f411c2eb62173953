### How phrases are put together. $parts sentences · $items short phrases

paragraph = { JOIN($parts, by: "") }
commas = { JOIN($items, by: "、") }
together = { LIST($items) }
side-with-article = { $share }
