"""What a director of a tournament works out: chip races, seats, places with their prizes, hands of a penalty."""
