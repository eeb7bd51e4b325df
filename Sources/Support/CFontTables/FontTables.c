#include "CFontTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char styles[] = {
#embed "../../Engine/ViewLayout/Text/Data/styles.tsv" suffix(, )
    0};
static const char kerning[] = {
#embed "../../Engine/ViewLayout/Text/Data/kerning.tsv" suffix(, )
    0};
static const char letters[] = {
#embed "../../Engine/ViewLayout/Text/Data/letters.tsv" suffix(, )
    0};
static const char symbols[] = {
#embed "../../Engine/ViewLayout/Text/Data/symbols.tsv" suffix(, )
    0};
static const char widths[] = {
#embed "../../Engine/ViewLayout/Text/Data/widths.tsv" suffix(, )
    0};

const char *font_table_styles(void) { return styles; }
const char *font_table_kerning(void) { return kerning; }
const char *font_table_letters(void) { return letters; }
const char *font_table_symbols(void) { return symbols; }
const char *font_table_widths(void) { return widths; }
