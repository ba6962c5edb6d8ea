"""The bundle as macOS takes it: a program in a disk image, signed where there is a name to sign with.

Two variables name who signs; without them the image is made unsigned, and macOS asks the person before it opens it.
CARDTABLE_SIGNER is a `Developer ID Application: …` in the keychain. CARDTABLE_NOTARY is a profile that
`xcrun notarytool store-credentials PROFILE --apple-id … --team-id …` has kept there.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

ENTITLEMENTS = Path(__file__).resolve().parent / "macos" / "entitlements.plist"


def make(bundle: Path, dist: Path, work: Path, version: str) -> list[Path]:
    """Make the disk image from the program beside the bundle."""
    program = bundle.with_suffix(".app")
    signer, notary = os.environ.get("CARDTABLE_SIGNER"), os.environ.get("CARDTABLE_NOTARY")
    if signer:
        sign(program, signer)
    image = dist / f"cardtable-{version}-macos-{platform.machine()}.dmg"
    fill(image, program, work / "image")
    if signer:
        run("codesign", "--sign", signer, "--timestamp", image)
    if signer and notary:
        notarise(image, notary)
    return [image]


def sign(program: Path, signer: str) -> None:
    """Sign the program with all in it, for a runtime that Apple can vouch for; see that it holds."""
    strict = ("--force", "--deep", "--timestamp", "--options", "runtime", "--entitlements", ENTITLEMENTS)
    run("codesign", *strict, "--sign", signer, program)
    run("codesign", "--verify", "--deep", "--strict", program)


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


def run(*command: str | Path) -> None:
    """Run a tool of macOS; raise CalledProcessError where it fails."""
    subprocess.run(command, check=True)
