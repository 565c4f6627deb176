"""What the bots know about Balam."""
