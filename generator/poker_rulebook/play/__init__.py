"""The reference interpreter: betting, dealing, showdown and settlement of any game file."""
