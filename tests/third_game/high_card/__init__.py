"""High Card: a game of two seats and five cards, one of which nobody sees.

It stands for a game that somebody else wrote: a package of its own, outside Motherlode, registered by its name.
Each seat is dealt two of the cards 1 to 5, and one lies face down. Seat by seat a card is played; the higher takes the
trick and leads the next. The winner of the second trick guesses the card that lies face down, for one more point.
"""
