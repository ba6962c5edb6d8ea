"""The bundle as macOS takes it: a program in a disk image, signed where there is a name to sign with.

Two variables name who signs; without them the image is made unsigned, and macOS asks the person before it opens it.
CARDTABLE_SIGNER is a `Developer ID Application: …` in the keychain; PyInstaller signs each library with it, then the
program. CARDTABLE_NOTARY is a profile that `xcrun notarytool store-credentials PROFILE --apple-id … --team-id …` has
kept there.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import dependencies
from identity import identity

ENTITLEMENTS = Path(__file__).resolve().parent / "macos" / "entitlements.plist"
PROGRAM = "org.cardtable.cardtable"
MATCH = "org.cardtable.match"
"""How macOS knows the program, a saved match."""
OLDEST = "13.0"
"""The oldest macOS that Qt 6.11 runs on."""


def info() -> Mapping[str, object]:
    """Tell macOS what the program is, which languages it speaks, which files it opens."""
    match = {"CFBundleTypeName": "cardtable match", "CFBundleTypeRole": "Editor", "LSHandlerRank": "Owner"}
    kind = {"UTTypeIdentifier": MATCH, "UTTypeDescription": "cardtable match", "UTTypeIconFile": "cardtable.icns"}
    ending = {"public.filename-extension": ["cardtable"]}
    return {
        "CFBundleShortVersionString": dependencies.version(),
        "CFBundleVersion": dependencies.version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "ar"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{identity().name}, GPL-3.0-or-later",
        "CFBundleDocumentTypes": [{**match, "LSItemContentTypes": [MATCH]}],
        "UTExportedTypeDeclarations": [
            {**kind, "UTTypeConformsTo": ["public.utf8-plain-text"], "UTTypeTagSpecification": ending}
        ],
    }


def make(bundle: Path, dist: Path, work: Path, version: str) -> list[Path]:
    """Make the disk image from the program beside the bundle; see first that its signature holds."""
    program = bundle.with_suffix(".app")
    signer, notary = os.environ.get("CARDTABLE_SIGNER"), os.environ.get("CARDTABLE_NOTARY")
    if signer:
        run("codesign", "--verify", "--deep", "--strict", program)
    image = dist / f"cardtable-{version}-macos-{platform.machine()}.dmg"
    fill(image, program, work / "image")
    if signer:
        run("codesign", "--sign", signer, "--timestamp", image)
    if signer and notary:
        notarise(image, notary)
    return [image]


def fill(image: Path, program: Path, folder: Path) -> None:
    """Make the image: the program beside the folder that it is dragged to."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(program, folder / program.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    how = ("-volname", "cardtable", "-srcfolder", folder, "-fs", "HFS+", "-format", "ULMO", "-ov")
    run("hdiutil", "create", *how, image)


def notarise(image: Path, profile: str) -> None:
    """Have Apple look at the image, then fasten its word to it, so that it opens without a network."""
    run("xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait")
    run("xcrun", "stapler", "staple", image)
    run("xcrun", "stapler", "validate", image)


def run(*command: str | Path) -> None:
    """Run a tool of macOS; raise CalledProcessError where it fails."""
    subprocess.run(command, check=True)
