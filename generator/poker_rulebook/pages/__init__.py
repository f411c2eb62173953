"""What stands on a page, a card and a sheet, and what differs from another."""
