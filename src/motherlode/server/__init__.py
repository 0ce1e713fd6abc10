"""The server: tables that survive anything. It holds no rule of any game, and no sentence for people.

log       what can happen at a table, as entries that are kept
table     one table: orders in, entries out
seen      what one guest may know of an entry and of a table
room      a table at work: its one writer, who commits and then tells
hall      all rooms
messages  what client and server say to each other
app       the web around it
"""
