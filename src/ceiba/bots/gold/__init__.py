"""What the bots know about Das Gold der Maya."""
