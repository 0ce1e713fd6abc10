"""Reading words and numbers from left to right: exactly those are accepted, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.core.notation.text_reader import COMMA, TextReader, Vocabulary

WORDS = st.lists(st.text("NESW.+-?ab1", min_size=1, max_size=6), min_size=1, max_size=12, unique=True)


@given(WORDS, st.data())
def test_a_list_of_words_reads_back(words: list[str], data: st.DataObject) -> None:
    numbers = {word: number for number, word in enumerate(words)}
    chosen = data.draw(st.lists(st.sampled_from(words), min_size=1, max_size=8))
    reader = TextReader(",".join(chosen))
    vocabulary = Vocabulary(numbers)
    for place, word in enumerate(chosen):
        if place:
            reader.expect(COMMA)
        assert reader.word(vocabulary) == numbers[word]
    assert reader.is_at_end()


@given(WORDS, st.text(min_size=1, max_size=8))
def test_what_is_no_word_is_refused_or_left_over(words: list[str], text: str) -> None:
    reader = TextReader(text)
    try:
        number = reader.word(Vocabulary({word: number for number, word in enumerate(words)}))
    except ValueError:
        assert text not in words
    else:
        assert text.startswith(words[number])
        assert reader.is_at_end() == (text == words[number])


@given(st.integers(-999_999_999, 999_999_999))
def test_numbers_read_back(number: int) -> None:
    reader = TextReader(f"{number},")
    assert reader.number() == number
    reader.expect(COMMA)


@pytest.mark.parametrize("text", ["", "-", "x1", " 1", "+1", "٣"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a number"):
        TextReader(text).number()


def test_digits_beyond_the_ninth_are_left_over() -> None:
    reader = TextReader("1234567890")
    assert reader.number() == 123456789
    assert not reader.is_at_end()
