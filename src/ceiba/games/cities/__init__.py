"""What Balam and Dix-Huit Lapins share. Each game's own folder says what differs.

`things` and `words` name wealth, buildings and places; `land` and `board` are the map, `box` the
components, `deck` the cards; `state` is the table, with the methods each game fills in. The
chapters: `rounds`, `turns`, `building` on `sites`, `war`, `katun`, `production`, `distribution`.
"""
