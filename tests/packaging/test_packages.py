"""A bundle becomes what each system installs; a small one stands in for the real one here."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import linux_packages
import macos_image
import windows_installer

VALUES = {"VERSION": "1.2.3", "DATE": "2026-11-30"}

needs_dpkg = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="Debian's tool is missing")
needs_makensis = pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is missing")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Lay out a bundle of three files."""
    bundle = tmp_path / "bundle"
    (bundle / "_internal" / "babel").mkdir(parents=True)
    program = bundle / "cardtable"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    (bundle / "_internal" / "LICENSE").write_text("a licence\n", encoding="utf-8")
    (bundle / "_internal" / "babel" / "ar.dat").write_bytes(b"\0")
    return bundle


def test_the_archive_unpacks_into_one_folder(bundle: Path, tmp_path: Path) -> None:
    """It tells neither who built it nor leaves files beside the folder."""
    made = linux_packages.archive(bundle, tmp_path / "cardtable-1.2.3-linux-x86_64.tar.xz")
    with tarfile.open(made) as file:
        entries = file.getmembers()
    assert {Path(entry.name).parts[0] for entry in entries} == {"cardtable-1.2.3-linux-x86_64"}
    assert {(entry.uid, entry.gid, entry.uname) for entry in entries} == {(0, 0, "root")}


@needs_dpkg
def test_the_package_for_debian_puts_each_thing_in_its_place(bundle: Path, tmp_path: Path) -> None:
    """Program, menu entry, icons, kind of file, manual, licence."""
    made = linux_packages.debian_package(bundle, tmp_path, tmp_path / "tree", VALUES)
    listed = subprocess.run(["dpkg-deb", "--contents", made], check=True, capture_output=True, text=True).stdout
    for place in (
        "./usr/bin/cardtable -> ../lib/cardtable/cardtable",
        "./usr/lib/cardtable/_internal/babel/ar.dat",
        "./usr/share/applications/org.cardtable.cardtable.desktop",
        "./usr/share/icons/hicolor/48x48/apps/org.cardtable.cardtable.png",
        "./usr/share/icons/hicolor/scalable/apps/org.cardtable.cardtable.svg",
        "./usr/share/mime/packages/org.cardtable.cardtable.xml",
        "./usr/share/metainfo/org.cardtable.cardtable.metainfo.xml",
        "./usr/share/man/man6/cardtable.6.gz",
        "./usr/share/doc/cardtable/copyright",
    ):
        assert f" {place}\n" in listed
    asked = ["dpkg-deb", "--field", str(made), "Version"]
    assert subprocess.run(asked, check=True, capture_output=True, text=True).stdout == "1.2.3\n"


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="AppStream's tool is missing")
def test_the_software_centre_can_read_what_is_told_to_it(tmp_path: Path) -> None:
    """AppStream's own tool accepts it."""
    name = f"{linux_packages.NAME}.metainfo.xml"
    linux_packages.fill(linux_packages.SOURCES / name, tmp_path / name, VALUES)
    command = ["appstreamcli", "validate", "--no-net", str(tmp_path / name)]
    answer = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (answer.returncode, answer.stdout) == (0, answer.stdout)


def test_no_place_is_left_unfilled(bundle: Path, tmp_path: Path) -> None:
    """Version and date stand wherever they are asked for."""
    linux_packages.lay_out(bundle, tmp_path / "usr", VALUES)
    texts = [path.read_text(encoding="utf-8") for path in (tmp_path / "usr" / "share").rglob("*.xml")]
    assert len(texts) == 2
    assert [text for text in texts if "@VERSION@" in text or "@DATE@" in text] == []


def test_a_saved_match_is_known_by_its_ending_and_its_first_line() -> None:
    """The desktop gives it to the program on a double click."""
    tree = ET.parse(linux_packages.SOURCES / f"{linux_packages.NAME}.mime.xml")  # noqa: S314 - our own file
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [each.get("pattern") for each in tree.iter(f"{space}glob")] == ["*.cardtable"]
    assert [each.get("value") for each in tree.iter(f"{space}match")] == ["cardtable-match "]


def test_the_folder_for_an_appimage_starts_the_program(bundle: Path, tmp_path: Path) -> None:
    """AppRun leads to it; name and icon lie at the top."""
    folder = linux_packages.app_folder(bundle, tmp_path / "cardtable.AppDir", VALUES)
    assert (folder / "AppRun").resolve() == folder / "usr" / "lib" / "cardtable" / "cardtable"
    assert (folder / "org.cardtable.cardtable.desktop").is_file()
    assert (folder / ".DirIcon").resolve().is_file()


def test_the_uninstaller_takes_away_what_was_unpacked_and_no_more(bundle: Path) -> None:
    """File by file, then the empty folders, the deepest first."""
    assert windows_installer.removing(bundle).splitlines() == [
        r'Delete "$INSTDIR\_internal\LICENSE"',
        r'Delete "$INSTDIR\_internal\babel\ar.dat"',
        r'Delete "$INSTDIR\cardtable"',
        r'RMDir "$INSTDIR\_internal\babel"',
        r'RMDir "$INSTDIR\_internal"',
    ]


@needs_makensis
def test_the_installer_for_windows_compiles_without_a_warning(bundle: Path, tmp_path: Path) -> None:
    """Its pages are there in English and Arabic."""
    made = windows_installer.make(bundle, tmp_path, tmp_path / "work", "1.2.3")
    assert [path.name for path in made] == ["cardtable-1.2.3-windows-setup.exe"]
    assert made[0].read_bytes()[:2] == b"MZ"


def test_the_image_for_macos_is_signed_before_apple_sees_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Program, image, then Apple's word fastened to it."""
    done: list[str] = []
    monkeypatch.setattr(macos_image, "run", lambda *command: done.append(f"{command[0]} {command[1]}"))
    monkeypatch.setenv("CARDTABLE_SIGNER", "Developer ID Application: Nobody")
    monkeypatch.setenv("CARDTABLE_NOTARY", "nobody")
    (tmp_path / "cardtable.app").mkdir()
    macos_image.make(tmp_path / "cardtable", tmp_path, tmp_path / "work", "1.2.3")
    expected = ["codesign --force", "codesign --verify", "hdiutil create", "codesign --sign"]
    assert done == [*expected, "xcrun notarytool", "xcrun stapler"]
