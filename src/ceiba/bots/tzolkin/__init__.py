"""What the bots know about Tzolk'in."""
