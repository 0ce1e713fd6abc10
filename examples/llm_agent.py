"""A language model at the table: ``python examples/llm_agent.py``. Put your model into :func:`ask`."""

from __future__ import annotations

import random
import re

from motherlode.envs.text import TextTable


def ask(prompt: str, chance: random.Random) -> str:
    """Call your model here.

    This one plays a move of the prompt at random, and now and then an illegal one.
    """
    moves = re.findall(r"^Your moves: (.*)$", prompt, re.MULTILINE)[-1].split(" ")
    if chance.random() < 0.1:
        return "I would like to dig straight to the gold: [NESW@8,0]"
    return f"Let me think. My move is [{chance.choice(moves)}]."


def play_game(ruleset: str = "base", seats: int = 3, seed: str = "a model's first game") -> tuple[int, ...]:
    """Every seat is the model. A refused answer is put back to it with the reason; the points by seat."""
    table = TextTable(ruleset, seats, seed=seed, options={"rounds": 1})
    chance = random.Random(seed)
    refused = 0
    while not table.is_over:
        prompt = table.observe(table.actor)
        reply = table.play(ask(prompt, chance))
        while not reply.accepted:
            refused += 1
            reply = table.play(ask(f"{prompt}\n\n{reply.text}", chance))
        print(reply.text)
    print(f"{refused} answers were refused.")
    return table.points() or ()


if __name__ == "__main__":
    print("points:", *play_game())
