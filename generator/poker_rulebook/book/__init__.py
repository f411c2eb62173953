"""From YAML text to a checked Game: source, schema, options, model, checks."""
