"""The bundle as Linux takes it: an archive, a package for Debian, a folder for AppImage."""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import tarfile
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import icon_files
from identity import identity

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "packaging" / "linux"
NAME = "org.cardtable.cardtable"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What Debian calls a processor."""
RUNTIME = "CARDTABLE_APPIMAGE_RUNTIME"
"""The variable that names the file every AppImage begins with: `runtime-x86_64` of AppImage's type2-runtime."""


def make(bundle: Path, dist: Path, work: Path, version: str) -> list[Path]:
    """Make every package of Linux from the bundle; give their files."""
    values = places(version)
    machine = platform.machine()
    made = [archive(bundle, dist / f"cardtable-{version}-linux-{machine}.tar.xz")]
    made.append(debian_package(bundle, dist, work / "deb", values))
    folder = app_folder(bundle, work / "cardtable.AppDir", values)
    image = app_image(folder, dist / f"cardtable-{version}-{machine}.AppImage")
    return made if image is None else [*made, image]


def places(version: str) -> Mapping[str, str]:
    """Give what is filled into the texts of the packages."""
    us, now = identity(), datetime.fromtimestamp(moment(), UTC)
    told = {"VERSION": version, "DATE": f"{now:%Y-%m-%d}", "YEAR": f"{now:%Y}", "MOMENT": format_datetime(now)}
    return {**told, "PUBLISHER": us.name, "MAINTAINER": us.maintainer, "HOME": us.home, "TROUBLES": us.troubles}


def moment() -> int:
    """Give the time that the packages bear, so that they can be made again the same."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or datetime.now(UTC).timestamp())


def archive(bundle: Path, target: Path) -> Path:
    """Pack the bundle as a folder that a person unpacks anywhere."""
    folder = target.name.removesuffix(".tar.xz")
    with tarfile.open(target, "w:xz", preset=6) as file:
        for path in [bundle, *sorted(bundle.rglob("*"))]:
            file.add(path, Path(folder, path.relative_to(bundle)), recursive=False, filter=owned_by_nobody)
    return target


def owned_by_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Leave out who built the bundle and when."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = moment()
    return entry


def debian_package(bundle: Path, dist: Path, tree: Path, values: Mapping[str, str]) -> Path:
    """Make the package for Debian and what is made of it."""
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(bundle, tree / "usr", "games", values)
    papers = tree / "usr" / "share" / "doc" / "cardtable"
    fill(SOURCES / "copyright", papers / "copyright", values)
    packed(papers / "changelog.gz", filled(SOURCES / "changelog", values))
    packed(papers / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    fill(SOURCES / "lintian-overrides", tree / "usr" / "share" / "lintian" / "overrides" / "cardtable", values)
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    about = {**values, "ARCHITECTURE": architecture, "LIBC": platform.libc_ver()[1], "SIZE": str(kilobytes(tree))}
    sums = tree / "DEBIAN" / "md5sums"
    sums.parent.mkdir()
    sums.write_text(checksums(tree), encoding="utf-8")
    fill(SOURCES / "control", sums.with_name("control"), about)
    settle(tree)
    target = dist / f"cardtable_{values['VERSION']}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, target], check=True, stdout=subprocess.DEVNULL
    )
    return target


def app_folder(bundle: Path, folder: Path, values: Mapping[str, str]) -> Path:
    """Lay out the folder that an AppImage is made of."""
    shutil.rmtree(folder, ignore_errors=True)
    lay_out(bundle, folder / "usr", "bin", values)
    shutil.copy(SOURCES / f"{NAME}.desktop", folder)
    (folder / f"{NAME}.png").write_bytes(icon_files.png("cardtable", 256))
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    (folder / "AppRun").symlink_to("usr/lib/cardtable/cardtable")
    return folder


def app_image(folder: Path, target: Path) -> Path | None:
    """Make the AppImage, its beginning then the folder as a squashed file system; the beginning is never fetched."""
    runtime = os.environ.get(RUNTIME)
    if not runtime:
        print(f"no AppImage: {RUNTIME} names no runtime to begin it with; {folder.name} lies ready in {folder.parent}")
        return None
    squashed = folder.with_suffix(".squashfs")
    how = ("-root-owned", "-noappend", "-comp", "zstd", "-quiet", "-no-progress")
    subprocess.run(["mksquashfs", folder, squashed, *how], check=True)
    target.write_bytes(Path(runtime).read_bytes() + squashed.read_bytes())
    target.chmod(0o755)
    return target


def lay_out(bundle: Path, usr: Path, commands: str, values: Mapping[str, str]) -> None:
    """Put the bundle, with all that tells the desktop of it, where Linux looks for them; `commands` is bin or games."""
    shutil.copytree(bundle, usr / "lib" / "cardtable", symlinks=True)
    (usr / commands).mkdir()
    (usr / commands / "cardtable").symlink_to("../lib/cardtable/cardtable")
    share = usr / "share"
    fill(SOURCES / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop", values)
    fill(SOURCES / f"{NAME}.metainfo.xml", share / "metainfo" / f"{NAME}.metainfo.xml", values)
    fill(SOURCES / f"{NAME}.mime.xml", share / "mime" / "packages" / f"{NAME}.xml", values)
    packed(share / "man" / "man6" / "cardtable.6.gz", filled(SOURCES / "cardtable.6", values))
    icons = share / "icons" / "hicolor"
    (icons / "scalable" / "apps").mkdir(parents=True)
    shutil.copy(icon_files.ICONS / "cardtable.svg", icons / "scalable" / "apps" / f"{NAME}.svg")
    for side in icon_files.LINUX_SIDES:
        place = icons / f"{side}x{side}" / "apps"
        place.mkdir(parents=True)
        (place / f"{NAME}.png").write_bytes(icon_files.png("cardtable", side))


def fill(source: Path, target: Path, values: Mapping[str, str]) -> None:
    """Write a file with its places filled in."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(filled(source, values), encoding="utf-8")


def filled(source: Path, values: Mapping[str, str]) -> str:
    """Read a file, each place `@NAME@` filled in; a line is left out where there is nothing to fill in."""
    empty = [f"@{name}@" for name, value in values.items() if not value]
    lines = source.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if not any(place in line for place in empty))
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def packed(target: Path, text: str) -> None:
    """Write a text as Debian wants it, without a time in it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))


def settle(tree: Path) -> None:
    """Give every file the rights that a package gives: all may read, programs may be run."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path == tree / "usr" / "lib" / "cardtable" / "cardtable"
            path.chmod(0o755 if runs else 0o644)


def kilobytes(tree: Path) -> int:
    """Count what a tree takes on the disk."""
    return sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_dir()) // 1024 + 1


def checksums(tree: Path) -> str:
    """List the files with their sums, as dpkg wants to verify them."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [(hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest(), path) for path in files]
    return "".join(f"{digest}  {path.relative_to(tree)}\n" for digest, path in sums)
