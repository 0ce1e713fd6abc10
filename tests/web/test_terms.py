"""Terms of the printed boxes: replaced terms do not come back, in any text or rules page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from web.texts import LANGUAGES, file_names, source

PAGES: Final = Path(__file__).parents[2] / "web" / "src" / "games"

REPLACED: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        r"in the place of": "instead of",
        r"\bis to play\b|is to decide": "it’s somebody’s turn",
        r"may not be told": "you may not tell",
        r"for your eyes only|for me alone": "secret; only I see it",
        r"\bout to steal\b": "planning a theft",
        r"\breckon": "calculate",
        r"has been renewed|does not know you": "was updated; your session expired",
        r"[Pp]oint at": "choose",
        r"dealt just so|went away\.": "exactly the same deal; was discarded",
        r"in column|, row": "two right of the start, one up",
        r"[«»]": "“…”",
        r"(?<![-\w])[Mm]end(?:s|ed|ing)?\b(?!-)": "repair",
        r"stands? in full|asks nothing of|drawn by lot": "is given in full; makes no demands on; at random",
    },
    "pl": {
        r"\b[Oo]sob(?:a|y|ie|ę|ą|o|om|ami|ach)\b|\b[Oo]sób\b": "gracz",
        r"rewersem|na odwrocie|[Pp]o odwrocie": "zakryta, rewers",
        r"[Ss]amorod": "bryłka",
        r"\b[Tt]unel": "korytarz",
        r"kopalni\w* smoka": "kopalnia ze smokiem",
        r"\bkilofa\b": "kilofu",
        r"siekier": "topór",
        r"któr(?:y|ą|ego kartę) (?:ma|planuje) \{": "kilof gracza X",
        r"wygrywa z każdym|złoto się zachowuje|wymieniono ręce|Maski w dół": "the rulebooks' words",
        r"Łakomczuch|Nic z tego|^why-[\w-]+ = Cel:": "Chciwiec, Żadne z nich, Zamiar",
        r"oczami\b": "perspektywa",
        r"\bdo (?:trzech|pięciu) kart\b": "najwyżej trzy karty: «do» reads as «to»",
        r"[Kk]olumna|\brząd\b": "dwa pola w prawo od startu, jedno w górę",
        r"[«»]": "„…”",
    },
    "he": {
        r"חבל[ןנה]": "סבאטור",
        r"פנס": "עששית",
        r"אל המטרה": "אל היעד",
        r"\bנא ל": "plural imperatives",
        r"\bיש ל(?:בחור|לחוץ|הצביע|השתמש|הניח|שחק|השליך|תקן|הסתכל)": "plural imperatives",
        r"\b[א-ת]?גנב(?:ה|ות)\b": "גניבה",
        r"טריפ|נטרפ": "ערבוב",
        r"הקרנ|יוקרן": "צפייה חוזרת",
        r"\bמישהו אחר|מישהו ליד|כל אחד ואחת|\b[א-ת]?משתתפ": "שחקן",
        r"\b[הל]?גלוי(?:ה|ים|ות)?\b": "פתוח",
        r"ראש השולחן": "מארח",
        r"מפתח לפתח|פתח חייב לפגוש": "קצה",
        r"(?:\] |= )\{ \$name \}:": "passive with על ידי: «X: הנחת …» reads as «you laid»",
        r"„": "״…״",
        r"\bטור\b|\bשורה\b": "שני קלפים ימינה מקלף פתח המנהרה, אחד למעלה",
        r"מפתח המנהרה": "מקלף פתח המנהרה: without the card it is the tunnel’s key",
        r"קל(?:ף|פי) ה?מטרה": "יעד",
        r"[«»]": "״…״",
    },
}
"""Patterns that may not occur, with what is said instead."""

ALLOWED: Final[Mapping[str, str]] = {
    "pl": r"[Aa]ż wygra jedna osoba|tunel to\s+korytarz|oczami (?:widza|gracza)|terminal-place.*|[Nn]umery kolumn.*",
    "he": r"fact-claimed.*|terminal-place.*|בלי שמישהו|מישהו כאן הוא",
    "en": r"terminal-place.*|[Cc]olumns? (?:are|and|of).*|rows along",
}
"""Where a replaced word is right: the older printing's own terms, and the terminal, whose board has numbers."""


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """Every line that people read in a language, and where it stands."""
    for name in file_names(language):
        for number, line in enumerate(source(language, name).splitlines(), 1):
            if not line.startswith("#"):
                yield f"{language}/{name}:{number}", line
    for page in sorted(PAGES.glob(f"*/rules/{language}/*.md")):
        for number, block in enumerate(page.read_text("utf-8").split("\n\n"), 1):
            yield f"{language}/{page.name}, block {number}", " ".join(block.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_replaced_words_do_not_come_back(language: str) -> None:
    found = [
        f"{where}: {match[0]!r}: say {instead}"
        for where, line in texts_of(language)
        for pattern, instead in REPLACED[language].items()
        for match in re.finditer(pattern, re.sub(ALLOWED[language], "", line))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "term"),
    [("he", "סבאטור"), ("he", "עששית"), ("he", "גניבה"), ("pl", "gracz"), ("pl", "zakryt"), ("pl", "bryłk")],
)
def test_the_boxes_own_words_are_used_in_texts_and_on_pages(language: str, term: str) -> None:
    places = {where.partition(".")[2].partition(":")[0][:3] for where, line in texts_of(language) if term in line}
    assert {"ftl", "md,"} <= places


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pattern_of_the_list_can_be_found(language: str) -> None:
    """A pattern that cannot match protects nothing: each finds one of the texts it was made for."""
    missed = [pattern for pattern in REPLACED[language] if not any(re.search(pattern, old) for old in OLD[language])]
    assert missed == []


OLD: Final[Mapping[str, tuple[str, ...]]] = {
    "en": (
        "from 1 to 12 in the place of three",
        "{ $name } is to play.",
        "What an information card showed you may not be told to other players.",
        "Your role, for your eyes only: { $role }.",
        "You are out to steal when the round ends.",
        "This is being reckoned …",
        "The server has been renewed. Load the page again.",
        "Point at what is lit.",
        "the round was dealt just so.",
        "Lay { $card } ({ $ways }) in column 4, row -3",
        "Each of these rules stands in full on the page of the base game",
        "Press «Find players»",
        "You mended your own lamp.",
    ),
    "pl": (
        "Wybierz kogoś: osoba",
        "Odrzucasz { $card } rewersem do góry.",
        "Samorodki spodziewane z tej rundy: { $gold }.",
        "Szansa, że tunel dotrze do skarbu: { $chance }.",
        "Kto odkrywa kopalnię smoka, bierze smoka.",
        "zepsutego narzędzia tego rodzaju: kilofa",
        "dopóki nie leży na nim siekiera",
        "Psujesz kilof, który ma { $target }.",
        "Nową rundę przygotowuje się jak pierwszą; złoto się zachowuje.",
        "act-cancel = Nic z tego",
        "z tego, co było widać tymi oczami do tego kroku",
        "place = kolumna { $column }, rząd { $row }",
        "Naciśnij «Znajdź graczy»",
        "Krasnolud, który stąd rusza, może przejść do pięciu kart.",
    ),
    "he": (
        "role-saboteur = חבלן",
        "tool-lamp = פנס",
        "נא לבחור קלף.",
        "יש לבחור את המפה ולהצביע על היעד התחתון.",
        "card-theft = גנבה",
        "הטריפה הייתה הוגנת",
        "page-replay = הקרנה חוזרת",
        "כלי שבור מניחים לפני מישהו אחר",
        "צמוד לקלף גלוי במבוך.",
        "זה אפשרי לראש השולחן בלבד.",
        "ובתוך כל קלף מפתח לפתח",
        "       *[other] { $name }: הנחת { $card } ב{ $place }.",
        "הבוט „{ $bot }”.",
        "הולך אל המטרה בדרך הקצרה ביותר",
        "place = טור { $column }, שורה { $row }",
        "שני קלפים ימינה מפתח המנהרה",
        "analysis-why-map = מפה: הצצה לקלף מטרה",
        "לחצו על «מציאת שחקנים»",
    ),
}
"""Texts as they were, one for each pattern."""
