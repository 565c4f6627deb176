"""Telling people that it is their turn: by Web Push, mail or webhook.

A notice waits in the store (`ceiba.store.notices`) and is sent beside everything else (`sending`):
no move waits for it. It says whose turn it is, at which game and with whom, and nothing else.
"""
