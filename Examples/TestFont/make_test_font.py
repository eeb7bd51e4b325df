#!/usr/bin/env python3
"""Writes Plumb's test font as a TrueType file, for engines that measure text with a font.

    apt-get install python3-fonttools
    make_test_font.py PlumbTest.ttf

At size 20, a character of ASCII, Latin, Greek or Cyrillic is 10 wide, an East Asian wide one is 20 wide, and a line is
20 high: 16 of them above the baseline, 4 below it. A capital letter is 12 high, a lowercase letter 10. Every glyph is
a box, so that pictures show what was measured. Combining marks have no width.
"""

import sys
import unicodedata

from fontTools.fontBuilder import FontBuilder, buildCmapSubTable
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable

#: Units of the em square, which is 20 points at size 20: 50 units are one point.
UNITS = 1000
NARROW, WIDE = 500, 1000
ASCENT, DESCENT, CAP_HEIGHT, X_HEIGHT = 800, 200, 600, 500

#: The blocks that the font covers, without unassigned characters.
BLOCKS = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x300, 0x52F), (0x2010, 0x205E), (0x20A0, 0x20BF), (0x2190, 0x21FF),
    (0x2200, 0x22FF), (0x25A0, 0x25FF), (0x3000, 0x30FF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3), (0xFF01, 0xFF5E),
]

#: Ranges that are wide although the Unicode table calls some of their characters narrow.
WIDE_RANGES = [(0x2E80, 0x303E), (0x3041, 0x33FF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3), (0xFF01, 0xFF60)]


def advance(code):
    """Returns the width of a character in units."""
    if unicodedata.category(chr(code)) in ("Mn", "Me", "Cc", "Cf"):
        return 0
    return WIDE if any(first <= code <= last for first, last in WIDE_RANGES) else NARROW


def box(width, height):
    """Returns a glyph of a box; empty if it has no width."""
    pen = TTGlyphPen(None)
    if width:
        inset = 50
        points = [(inset, 0), (inset, height), (width - inset, height), (width - inset, 0)]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def height(code):
    """Returns the height of a character's box in units."""
    return X_HEIGHT if unicodedata.category(chr(code)) == "Ll" else CAP_HEIGHT


def character_map(names):
    """Returns a table of all characters in format 12, and a table in format 4 of those below U+0530."""
    table = newTable("cmap")
    table.tableVersion = 0
    older = {code: name for code, name in names.items() if code < 0x530}
    table.tables = [buildCmapSubTable(older, 4, 3, 1), buildCmapSubTable(names, 12, 3, 10)]
    return table


def make(path):
    """Writes the font: one glyph for each pair of a width and a height, and glyphs for spaces."""
    codes = [code for first, last in BLOCKS for code in range(first, last + 1)
             if unicodedata.category(chr(code)) not in ("Cn", "Co", "Cs")]
    shapes = {".notdef": (NARROW, CAP_HEIGHT), "space": (NARROW, 0), "wide.space": (WIDE, 0)}
    names = {}
    for code in codes:
        if unicodedata.category(chr(code)) == "Zs":
            names[code] = "space" if advance(code) == NARROW else "wide.space"
            continue
        name = f"box{advance(code)}x{height(code)}"
        names[code] = name
        shapes[name] = (advance(code), height(code))
    glyphs = {name: box(width if tall else 0, tall) for name, (width, tall) in shapes.items()}
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder(list(shapes))
    builder.font["cmap"] = character_map(names)
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (width, 50) for name, (width, _) in shapes.items()})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT, lineGap=0)
    builder.setupNameTable({"familyName": "Plumb Test", "styleName": "Regular"})
    builder.setupOS2(
        sTypoAscender=ASCENT, sTypoDescender=-DESCENT, sTypoLineGap=0, usWinAscent=ASCENT, usWinDescent=DESCENT,
        sCapHeight=CAP_HEIGHT, sxHeight=X_HEIGHT,
    )
    builder.setupPost()
    builder.save(path)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: make_test_font.py FILE")
    make(sys.argv[1])
