"""What the bots know about Pacal's Rocket."""
