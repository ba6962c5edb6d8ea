"""The bundle as Windows takes it: an installer for one person, made by NSIS."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import icon_files
from identity import identity

SCRIPT = Path(__file__).resolve().parent / "windows" / "cardtable.nsi"
FLAG = "/D" if os.name == "nt" else "-D"


def make(bundle: Path, dist: Path, work: Path, version: str, target: str = "x86-unicode") -> list[Path]:
    """Make the installer; raise FileNotFoundError where NSIS is missing.

    Its `target` is a processor as NSIS calls it: a program of 32 bits runs on every Windows.
    """
    work.mkdir(parents=True, exist_ok=True)
    (work / "cardtable.ico").write_bytes(icon_files.ico("cardtable"))
    (work / "match.ico").write_bytes(icon_files.ico("cardtable"))
    (work / "install.nsh").write_text(installing(bundle), encoding="utf-8-sig")
    (work / "uninstall.nsh").write_text(removing(bundle), encoding="utf-8-sig")
    installer = dist / f"cardtable-{version}-windows-setup.exe"
    size = sum(path.stat().st_size for path in bundle.rglob("*") if path.is_file()) // 1024
    us = identity()
    told = {"VERSION": version, "BUNDLE": bundle, "OUTPUT": installer, "LISTS": work, "ICONS": work, "KILOBYTES": size}
    told |= {"PUBLISHER": us.name, "HOME": us.home}
    words = [f"{FLAG}{name}={value}" for name, value in told.items()]
    how = [f"{FLAG[0]}V2", f"{FLAG[0]}WX", f"{FLAG[0]}XTarget {target}"]
    subprocess.run([makensis(), *how, *words, SCRIPT], check=True)
    return [installer]


def makensis() -> str:
    """Find the compiler of NSIS; raise FileNotFoundError."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", ""), "NSIS", "makensis.exe")
    found = shutil.which("makensis") or (str(usual) if usual.is_file() else None)
    if found is None:
        raise FileNotFoundError(2, "is not installed; it makes the installer", "makensis")
    return found


def installing(bundle: Path) -> str:
    """Write the lines that unpack the bundle, folder by folder."""
    lines = []
    for folder in folders(bundle):
        files = sorted(path for path in folder.iterdir() if path.is_file())
        if files:
            lines.append(f'SetOutPath "{there(bundle, folder)}"')
            lines += [f'File "{path}"' for path in files]
    return "\n".join(lines) + "\n"


def removing(bundle: Path) -> str:
    """Write the lines that take away what was unpacked: each file, then each empty folder, the deepest first."""
    files = sorted(path for path in bundle.rglob("*") if path.is_file())
    lines = [f'Delete "{there(bundle, path)}"' for path in files]
    lines += [f'RMDir "{there(bundle, folder)}"' for folder in reversed(folders(bundle)) if folder != bundle]
    return "\n".join(lines) + "\n"


def folders(bundle: Path) -> list[Path]:
    """List the folders of the bundle, each before those in it."""
    return [bundle, *sorted(path for path in bundle.rglob("*") if path.is_dir())]


def there(bundle: Path, path: Path) -> str:
    """Name a file as it is named where it was installed."""
    return "\\".join(("$INSTDIR", *path.relative_to(bundle).parts))
