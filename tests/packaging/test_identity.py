"""Who publishes is told in one place."""

from __future__ import annotations

from identity import NOWHERE, Identity, identity


def test_the_name_is_that_of_the_project() -> None:
    """Who builds at home is nobody that could be written to."""
    assert identity({}) == Identity("The cardtable project", NOWHERE, "")


def test_a_forge_gives_address_and_home() -> None:
    """Troubles are told where the home is."""
    forge = {"CARDTABLE_MAIL": "somebody@example.org", "CARDTABLE_HOME": "https://example.org/cardtable/"}
    us = identity(forge)
    assert us.maintainer == "The cardtable project <somebody@example.org>"
    assert us.troubles == "https://example.org/cardtable/issues"
