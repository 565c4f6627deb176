"""What building and checking the project needs; nothing here is part of the ceiba package.

Only the standard library: `make play` runs these before anything is installed.
"""
