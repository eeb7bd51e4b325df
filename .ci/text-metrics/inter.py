"""Advances and kerning of Inter, a free font (OFL 1.1) whose proportions are close to those of the system font.

Only numbers are read from the fonts of Debian's package `fonts-inter` (version 4.0 beta 7 of the fonts).
"""
import functools
import unicodedata

from fontTools.ttLib import TTFont

FOLDER = "/usr/share/fonts/opentype/inter/"
EM = 2048

RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x218, 0x21B), (0x384, 0x3CE), (0x400, 0x45F), (0x490, 0x491),
    (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9), (0x2007, 0x200A), (0x2010, 0x2027), (0x202F, 0x203A), (0x2044, 0x2044),
    (0x2070, 0x208E), (0x20A0, 0x20BF), (0x2116, 0x2116), (0x2122, 0x2122), (0x2150, 0x215E), (0x2190, 0x2199),
    (0x2200, 0x2265), (0x2318, 0x2318), (0x2325, 0x2325), (0x25A0, 0x25CF), (0x2605, 0x2606), (0x2713, 0x2717),
]
# Letters of other scripts that have the form of a Latin letter.
LOOKALIKES = dict(zip("АВЕКМНОРСТХасеорхуіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEKMHOPCTXaceopxyijsABEZHIKMNOPTYXo"))


@functools.lru_cache(None)
def font(name):
    return TTFont(f"{FOLDER}{name}.otf")


@functools.lru_cache(None)
def advances(name):
    """Returns the advances of a font in 2048ths of em, by character."""
    source = font(name)
    glyphs, metrics, unit = source.getBestCmap(), source["hmtx"], EM / source["head"].unitsPerEm
    codes = [code for low, high in RANGES for code in range(low, high + 1) if code in glyphs]
    return {chr(code): metrics[glyphs[code]][0] * unit for code in codes}


@functools.lru_cache(None)
def tabular_digit(name):
    """Returns the advance of a monospaced digit in 2048ths of em; `None` if the font has none."""
    source = font(name)
    gsub = source["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for subtable in gsub.LookupList.Lookup[index].SubTable:
                    subtable = getattr(subtable, "ExtSubTable", subtable)
                    glyph = subtable.mapping.get(source.getBestCmap()[ord("0")])
                    if glyph:
                        return source["hmtx"][glyph][0] * EM / source["head"].unitsPerEm
    return None


@functools.lru_cache(None)
def kerning(name, letters):
    """Returns the kerning of pairs of the letters in 2048ths of em; pairs without kerning are omitted."""
    source = font(name)
    unit = EM / source["head"].unitsPerEm
    characters = {}
    for code, glyph in sorted(source.getBestCmap().items()):
        if chr(code) in letters:
            characters.setdefault(glyph, chr(code))
    found = {}
    for lookup in source["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if subtable.LookupType != 2:
                continue
            for first, second, value in pairs(subtable, characters):
                found.setdefault((characters[first], characters[second]), value * unit)
    return {pair: value for pair, value in found.items() if value}


def pairs(subtable, characters):
    """Yields the pairs of glyphs of a lookup, with the adjustment of the advance in units of the font."""
    for index, first in enumerate(subtable.Coverage.glyphs):
        if first not in characters:
            continue
        if subtable.Format == 1:
            for record in subtable.PairSet[index].PairValueRecord:
                if record.SecondGlyph in characters:
                    yield first, record.SecondGlyph, getattr(record.Value1, "XAdvance", 0)
        else:
            row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)].Class2Record
            for second in characters:
                value = row[subtable.ClassDef2.classDefs.get(second, 0)].Value1
                yield first, second, getattr(value, "XAdvance", 0) if value else 0


def base(letter):
    """Returns the letter without accents, or the Latin letter of the same form; a space for a no-break space."""
    if letter == "\u00a0":
        return " "
    return LOOKALIKES.get(letter) or unicodedata.normalize("NFD", letter)[0]
