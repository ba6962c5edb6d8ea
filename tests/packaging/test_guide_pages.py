"""The pages of the guide in docs/ are the guide of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import write_guide
from cardtable.text.catalogue import LANGUAGES

PAGES = Path(__file__).resolve().parents[2] / "docs" / "guide"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_what_the_program_shows(language: str) -> None:
    """Who changes the guide writes its pages anew, by packaging/write_guide.py."""
    assert (PAGES / f"{language}.md").read_text(encoding="utf-8") == write_guide.page(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_of_a_page_leads_to_a_file(language: str) -> None:
    """The rulebooks are found from where the page lies."""
    links = re.findall(r"\]\((.+?)\)", write_guide.page(language))
    assert len(links) == 4
    assert [link for link in links if not (PAGES / link).is_file()] == []
