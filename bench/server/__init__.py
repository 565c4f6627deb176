"""How many answers a server carries: rules, views of every seat and durability on."""
