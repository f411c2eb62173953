"""What general rules count instead of typing it: sums with a result, and tables."""
