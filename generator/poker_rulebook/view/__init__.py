"""What readers see, as data: sentences, names and tables of a checked game, in no language until they are rendered."""
