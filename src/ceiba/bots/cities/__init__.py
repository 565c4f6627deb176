"""What the bots know about Balam and Dix-Huit Lapins alike."""
