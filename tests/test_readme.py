"""The README's tour is run as it stands, and so are the examples in docstrings."""

import doctest
from pathlib import Path

import motherlode
from motherlode import game
from motherlode.core import faces

README = Path(__file__).parent.parent / "README.md"


def test_the_tour_in_the_readme_is_true() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 15
    assert failed == 0


def test_examples_in_docstrings_are_true() -> None:
    for module in (motherlode, game, faces):
        failed, tried = doctest.testmod(module)
        assert tried > 0
        assert failed == 0
