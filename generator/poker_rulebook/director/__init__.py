"""The calculations of a tournament director: chip races, table balancing, places and prizes, length of penalties."""
