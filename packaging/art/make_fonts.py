"""Make the house's fonts: Readex Pro, Latin with Arabic, one TTF a weight.

Run it as `python packaging/art/make_fonts.py` (needs npm, fonttools, brotli). The published web fonts are
cut into subsets; here Latin and Arabic are joined again with their shaping tables. Three things are added
under the same licence (OFL 1.1): figures of equal width (`tnum`), the four suits, the black star, so that no
system replaces a suit by a coloured picture.
"""

from __future__ import annotations

import argparse
import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.merge import Merger, Options
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

PACKAGE = "@fontsource/readex-pro@5.3.0"
FAMILY = "Readex Pro"
STYLES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
SUBSETS = ("latin", "arabic", "latin-ext")
UNMERGED_TABLES = ("STAT", "prep", "gasp")
FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

# Drawn on a 100 x 100 square, y downwards; a suit reaches from 4 to 96.
SYMBOLS = {
    0x2660: "M50 4C60 24 92 40 92 62C92 76 81 83 71 83C64 83 58 80 55 75C56 85 60 92 66 96L34 96"
    "C40 92 44 85 45 75C42 80 36 83 29 83C19 83 8 76 8 62C8 40 40 24 50 4Z",
    0x2665: "M50 96C40 76 6 58 6 32C6 16 17 6 30 6C39 6 46 11 50 19C54 11 61 6 70 6C83 6 94 16 94 32"
    "C94 58 60 76 50 96Z",
    0x2666: "M50 2C58 20 72 38 86 50C72 62 58 80 50 98C42 80 28 62 14 50C28 38 42 20 50 2Z",
    0x2663: "M50 4C63 4 72 13 72 25C72 32 69 38 64 42C67 41 70 40 74 40C86 40 95 49 95 61C95 73 86 82 74 82"
    "C66 82 59 78 55 72C56 84 60 92 66 96L34 96C40 92 44 84 45 72C41 78 34 82 26 82C14 82 5 73 5 61"
    "C5 49 14 40 26 40C30 40 33 41 36 42C31 38 28 32 28 25C28 13 37 4 50 4Z",
    0x2605: "M50 4L62 38L98 39L69 61L79 96L50 75L21 96L31 61L2 39L38 38Z",
}
# In thousandths of the size: 14 px of text stands on lines of 20, Arabic letters keep their dots, capitals
# stay in the middle. The published 1000, 250 cut Arabic letters where a line of text ends its widget.
ASCENT = 1040
DESCENT = 400

SYMBOL_SIDE = 760
SYMBOL_ADVANCE = 820


def main() -> None:
    """Write one TTF a weight, the licence beside them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    root = Path(__file__).resolve().parents[2]
    parser.add_argument("--into", type=Path, default=root / "resources" / "fonts", help="folder to write to")
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        package = fetch(Path(folder))
        (into / "OFL.txt").write_bytes((package / "LICENSE").read_bytes())
        for weight, style in STYLES.items():
            font = merged([package / "files" / f"readex-pro-{s}-{weight}-normal.woff2" for s in SUBSETS])
            add_symbols(font)
            add_figures_of_equal_width(font)
            finish(font, weight, style)
            font.save(into / f"ReadexPro-{style}.ttf", reorderTables=True)


def fetch(folder: Path) -> Path:
    """Download the package with npm's own client; return its folder."""
    packed = subprocess.run(
        ["npm", "pack", "--silent", PACKAGE],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    with tarfile.open(folder / packed.stdout.strip()) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def merged(subsets: list[Path]) -> TTFont:
    """Join the subsets of one weight, their shaping tables included."""
    plain = []
    for subset in subsets:
        font = TTFont(subset)
        font.flavor = None
        for table in UNMERGED_TABLES:
            if table in font:
                del font[table]
        file = subset.with_suffix(".ttf")
        font.save(file)
        plain.append(str(file))
    joined = Merger(options=Options()).merge(plain)
    # The time of the published subset, not of this run: the files come out the same each time.
    joined["head"].created = joined["head"].modified = TTFont(subsets[0])["head"].modified
    joined.recalcTimestamp = False
    return joined


def add_symbols(font: TTFont) -> None:
    """Add the suits, the star."""
    scale = SYMBOL_SIDE / 100
    side_bearing = (SYMBOL_ADVANCE - SYMBOL_SIDE) / 2
    baseline = -40
    for code, path in SYMBOLS.items():
        pen = TTGlyphPen(None)
        curves = Cu2QuPen(pen, max_err=1.0, reverse_direction=False)
        upright = (scale, 0, 0, -scale, side_bearing, baseline + SYMBOL_SIDE)
        parse_path(path, TransformPen(curves, upright))
        _add_glyph(font, f"uni{code:04X}", pen.glyph(), SYMBOL_ADVANCE)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = f"uni{code:04X}"


def add_figures_of_equal_width(font: TTFont) -> None:
    """Add `tnum`: the same figures, each centred in the width of the widest."""
    cmap = font.getBestCmap()
    figures = {name: cmap[ord("0") + value] for value, name in enumerate(FIGURES)}
    width = max(font["hmtx"][glyph][0] for glyph in figures.values())
    glyphs = font.getGlyphSet()
    for figure, glyph in figures.items():
        pen = TTGlyphPen(None)
        glyphs[glyph].draw(TransformPen(pen, (1, 0, 0, 1, round((width - glyphs[glyph].width) / 2), 0)))
        _add_glyph(font, f"{figure}.tnum", pen.glyph(), width)
    rules = " ".join(f"sub {glyph} by {figure}.tnum;" for figure, glyph in figures.items())
    _add_feature(font, f"feature tnum {{ {rules} }} tnum;")


def _add_glyph(font: TTFont, glyph_name: str, glyph: Glyph, advance: int) -> None:
    font["glyf"][glyph_name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][glyph_name] = (advance, glyph.xMin)
    font.setGlyphOrder(font["glyf"].glyphOrder)


def _add_feature(font: TTFont, source: str) -> None:
    """Add one feature to all scripts of the font; the builder alone would replace the table."""
    kept = font["GSUB"].table
    addOpenTypeFeaturesFromString(font, source, tables=["GSUB"])
    built = font["GSUB"].table
    lookup_index = len(kept.LookupList.Lookup)
    kept.LookupList.Lookup.extend(built.LookupList.Lookup)
    record = built.FeatureList.FeatureRecord[0]
    record.Feature.LookupListIndex = [lookup_index]
    feature_index = len(kept.FeatureList.FeatureRecord)
    kept.FeatureList.FeatureRecord.append(record)
    for script in kept.ScriptList.ScriptRecord:
        for system in (script.Script.DefaultLangSys, *(r.LangSys for r in script.Script.LangSysRecord)):
            if system is not None:
                system.FeatureIndex.append(feature_index)
    font["GSUB"].table = kept


def finish(font: TTFont, weight: int, style: str) -> None:
    """Name the weights as one family of four, give their lines room."""
    ribbi = style in {"Regular", "Bold"}
    names = {
        1: FAMILY if ribbi else f"{FAMILY} {style}",
        2: style if ribbi else "Regular",
        3: f"{FAMILY} {style}, cardtable",
        4: f"{FAMILY} {style}",
        6: f"ReadexPro-{style}",
        16: FAMILY,
        17: style,
    }
    for identity, text in names.items():
        font["name"].setName(text, identity, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["hhea"].ascent = font["OS/2"].sTypoAscender = ASCENT
    font["hhea"].descent = font["OS/2"].sTypoDescender = -DESCENT
    font["OS/2"].recalcUnicodeRanges(font)


if __name__ == "__main__":
    main()
