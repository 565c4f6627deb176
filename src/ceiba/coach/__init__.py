"""What Ahau would tell a person: hints during a game, and a look back after it."""
