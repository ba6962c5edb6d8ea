"""A person's data lie in the system's place for them, or where they were asked to."""

from __future__ import annotations

from pathlib import Path

from cardtable.store.paths import data_folder


def test_a_chosen_folder_holds_everything(tmp_path: Path) -> None:
    """`--data-dir` keeps a visitor's evening apart from the person's own."""
    folder = data_folder(tmp_path / "visit")
    assert folder.settings == tmp_path / "visit" / "settings.json"
    assert folder.matches == tmp_path / "visit" / "matches"
    assert folder.log.parent == tmp_path / "visit"
    assert not folder.root.exists()


def test_a_relative_folder_is_meant_from_here(tmp_path: Path, monkeypatch: object) -> None:
    """The place does not move when the program does."""
    assert data_folder(Path("visit")).root == Path.cwd() / "visit"


def test_the_usual_folder_is_the_systems(own_folders: Path) -> None:
    """The tests' own home stands for it."""
    assert own_folders in data_folder().root.parents
