"""A bundle becomes what each system installs; a small one stands in for the real one here."""

from __future__ import annotations

import plistlib
import re
import shutil
import subprocess
import tarfile
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path

import pytest

import dependencies
import linux_packages
import macos_image
import windows_installer

HOME = "https://example.org/cardtable"

needs_dpkg = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="Debian's tool is missing")
needs_squashfs = pytest.mark.skipif(shutil.which("mksquashfs") is None, reason="squashfs-tools are missing")
needs_makensis = pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is missing")


@pytest.fixture(autouse=True)
def somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Publish under a name and an address, at a moment that stays."""
    monkeypatch.setenv("CARDTABLE_MAIL", "somebody@example.org")
    monkeypatch.setenv("CARDTABLE_HOME", HOME)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")


@pytest.fixture
def values() -> Mapping[str, str]:
    """Give what is filled into the texts of a version."""
    return linux_packages.places("1.2.3")


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
def test_the_package_for_debian_puts_each_thing_in_its_place(
    bundle: Path, tmp_path: Path, values: Mapping[str, str]
) -> None:
    """Program, menu entry, icons, kind of file, manual, licence."""
    made = linux_packages.debian_package(bundle, tmp_path, tmp_path / "tree", values)
    listed = subprocess.run(["dpkg-deb", "--contents", made], check=True, capture_output=True, text=True).stdout
    for place in (
        "./usr/games/cardtable -> ../lib/cardtable/cardtable",
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
    asked = ["dpkg-deb", "--field", str(made), "Version", "Maintainer", "Homepage"]
    told = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.splitlines()
    maintainer = "Maintainer: The cardtable project <somebody@example.org>"
    assert told == ["Version: 1.2.3", maintainer, f"Homepage: {HOME}"]


@needs_dpkg
def test_a_package_made_at_home_tells_of_no_page(bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody has named a home, no line speaks of it."""
    monkeypatch.delenv("CARDTABLE_HOME")
    made = linux_packages.debian_package(bundle, tmp_path, tmp_path / "tree", linux_packages.places("1.2.3"))
    told = subprocess.run(["dpkg-deb", "--field", made], check=True, capture_output=True, text=True).stdout
    assert "Homepage" not in told
    metainfo = tmp_path / "tree" / "usr" / "share" / "metainfo" / f"{linux_packages.NAME}.metainfo.xml"
    assert "<url" not in metainfo.read_text(encoding="utf-8")


@needs_dpkg
def test_only_the_program_can_be_run(bundle: Path, tmp_path: Path, values: Mapping[str, str]) -> None:
    """Whatever else bears its name is text."""
    tree = tmp_path / "tree"
    linux_packages.debian_package(bundle, tmp_path, tree, values)
    files = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    runs = [path.relative_to(tree).as_posix() for path in files if path.stat().st_mode & 0o111]
    assert runs == ["usr/lib/cardtable/cardtable"]


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="AppStream's tool is missing")
def test_the_software_centre_can_read_what_is_told_to_it(tmp_path: Path, values: Mapping[str, str]) -> None:
    """AppStream's own tool accepts it."""
    name = f"{linux_packages.NAME}.metainfo.xml"
    linux_packages.fill(linux_packages.SOURCES / name, tmp_path / name, values)
    command = ["appstreamcli", "validate", "--no-net", str(tmp_path / name)]
    answer = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (answer.returncode, answer.stdout) == (0, answer.stdout)


def test_no_place_is_left_unfilled(bundle: Path, tmp_path: Path, values: Mapping[str, str]) -> None:
    """Version, date, publisher stand wherever they are asked for."""
    linux_packages.lay_out(bundle, tmp_path / "usr", "bin", values)
    texts = [path.read_text(encoding="utf-8") for path in (tmp_path / "usr" / "share").rglob("*.xml")]
    assert len(texts) == 2
    assert [text for text in texts if re.search("@[A-Z]+@", text)] == []


def test_a_saved_match_is_known_by_its_ending_and_its_first_line() -> None:
    """The desktop gives it to the program on a double click."""
    tree = ET.parse(linux_packages.SOURCES / f"{linux_packages.NAME}.mime.xml")  # noqa: S314 - our own file
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [each.get("pattern") for each in tree.iter(f"{space}glob")] == ["*.cardtable"]
    assert [each.get("value") for each in tree.iter(f"{space}match")] == ["cardtable-match "]


def test_the_folder_for_an_appimage_starts_the_program(bundle: Path, tmp_path: Path, values: Mapping[str, str]) -> None:
    """AppRun leads to it; name and icon lie at the top."""
    folder = linux_packages.app_folder(bundle, tmp_path / "cardtable.AppDir", values)
    assert (folder / "AppRun").resolve() == folder / "usr" / "lib" / "cardtable" / "cardtable"
    assert (folder / "org.cardtable.cardtable.desktop").is_file()
    assert (folder / ".DirIcon").resolve().is_file()


@needs_squashfs
def test_an_appimage_is_its_beginning_then_the_folder(
    bundle: Path, tmp_path: Path, values: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is squashed behind the beginning unpacks to the same program."""
    runtime = tmp_path / "runtime"
    runtime.write_bytes(b"the beginning")
    monkeypatch.setenv(linux_packages.RUNTIME, str(runtime))
    folder = linux_packages.app_folder(bundle, tmp_path / "cardtable.AppDir", values)
    image = linux_packages.app_image(folder, tmp_path / "cardtable.AppImage")
    assert image is not None
    assert image.read_bytes().startswith(b"the beginning")
    unpack = ["unsquashfs", "-quiet", "-no-progress", "-offset", "13", "-dest", str(tmp_path / "unpacked"), str(image)]
    subprocess.run(unpack, check=True, stdout=subprocess.DEVNULL)
    assert (tmp_path / "unpacked" / "AppRun").read_text(encoding="utf-8") == "#!/bin/sh\n"


def test_without_its_beginning_no_appimage_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence says what is missing."""
    monkeypatch.delenv(linux_packages.RUNTIME, raising=False)
    assert linux_packages.app_image(tmp_path / "cardtable.AppDir", tmp_path / "cardtable.AppImage") is None
    assert linux_packages.RUNTIME in capsys.readouterr().out


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


def test_the_uninstaller_keeps_the_data_unless_asked() -> None:
    """What a person has played is removed by a section alone that is off at first."""
    script = windows_installer.SCRIPT.read_text(encoding="utf-8")
    program, _, data = script.partition('Section "un.$(PROGRAM)"')[2].partition('Section /o "un.$(DATA)"')
    assert r"$LOCALAPPDATA\cardtable" not in program
    assert r'RMDir /r "$LOCALAPPDATA\cardtable\matches"' in data


def test_every_sentence_of_the_installer_is_there_in_both_languages() -> None:
    """NSIS would fall silent where one is missing."""
    script = windows_installer.SCRIPT.read_text(encoding="utf-8")
    told = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", script, re.MULTILINE)
    english, arabic = ([name for name, language in told if language == asked] for asked in ("ENGLISH", "ARABIC"))
    assert english == arabic
    assert set(re.findall(r"\$\((\w+)\)", script)) == set(english)


def test_macos_learns_the_languages_the_kind_of_file_and_the_oldest_system() -> None:
    """What is told can be written as a property list; a saved match is the kind that the program exports."""
    info = plistlib.loads(plistlib.dumps(dict(macos_image.info())))
    assert info["CFBundleShortVersionString"] == dependencies.version()
    assert info["CFBundleLocalizations"] == ["en", "ar"]
    assert info["LSMinimumSystemVersion"] == "13.0"
    exported = [each["UTTypeIdentifier"] for each in info["UTExportedTypeDeclarations"]]
    assert [each["LSItemContentTypes"] for each in info["CFBundleDocumentTypes"]] == [exported]


def test_the_hardened_runtime_allows_what_python_needs() -> None:
    """The entitlements are a property list of switches that are on."""
    entitlements = plistlib.loads(macos_image.ENTITLEMENTS.read_bytes())
    allowed = ("allow-jit", "allow-unsigned-executable-memory", "disable-library-validation")
    assert entitlements == {f"com.apple.security.cs.{name}": True for name in allowed}


def test_the_image_for_macos_is_signed_before_apple_sees_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The program's signature holds, the image gets one, Apple's word is fastened to it."""
    done: list[str] = []
    monkeypatch.setattr(macos_image, "run", lambda *command: done.append(f"{command[0]} {command[1]}"))
    monkeypatch.setenv("CARDTABLE_SIGNER", "Developer ID Application: Nobody")
    monkeypatch.setenv("CARDTABLE_NOTARY", "nobody")
    (tmp_path / "cardtable.app").mkdir()
    macos_image.make(tmp_path / "cardtable", tmp_path, tmp_path / "work", "1.2.3")
    expected = ["codesign --verify", "hdiutil create", "codesign --sign"]
    assert done == [*expected, "xcrun notarytool", "xcrun stapler", "xcrun stapler"]
