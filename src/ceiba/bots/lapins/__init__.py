"""What the bots know about Dix-Huit Lapins."""
