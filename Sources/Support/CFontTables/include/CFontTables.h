#pragma once

// The tables of the system font at build time, as zero-terminated UTF-8: rows of tab-separated cells, and comments that
// describe the columns and sources.

/// The sizes, line spacing, tracking and weights.
const char *font_table_styles(void);
/// The kerning of pairs of letters.
const char *font_table_kerning(void);
/// The advances of the letters.
const char *font_table_letters(void);
/// The recorded sizes of symbols in the regular weight and the medium scale.
const char *font_table_symbols(void);
/// The recorded widths of texts.
const char *font_table_widths(void);
