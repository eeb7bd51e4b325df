#ifndef PACKED_TEXT_H
#define PACKED_TEXT_H

#include <stddef.h>

/// Packs ASCII text by replacing repetitions with references to earlier text, and returns the number of bytes.
///
/// The packed text is printable ASCII without quotation marks, backslashes and `<`, for a string in a script.
/// A reference is "`", two digits of the distance and one of the length, or "~" with a distance of three
/// digits. The digits have the base 88. Other bytes stand for themselves, except that a "^" precedes
/// "`", "~", "^", quotation marks, backslashes and `<` with their codes reduced by 1, and control characters as
/// `a` to `z` and `0` to `5`.
///
/// - `text`, `count`: The text and its length in bytes.
/// - `packed`: Space for twice the length.
///
/// The function is written in C, because in a debug build of Swift it would take minutes for a site.
size_t pack_text(const char *text, size_t count, char *packed);

#endif
