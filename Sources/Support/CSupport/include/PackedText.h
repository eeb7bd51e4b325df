#ifndef PACKED_TEXT_H
#define PACKED_TEXT_H

#include <stddef.h>

/// Returns the maximum number of bytes that `pack_text` writes for a text of `count` bytes.
size_t packed_bound(size_t count);

/// Compresses text with zlib for a string literal of a script, and returns the number of bytes.
///
/// The packed text is in base 85: each four bytes of compressed data are five printable characters, without
/// quotation marks, backslashes and `<`. The first character is the number of padding bytes in the last group.
///
/// - `text`, `count`: The text and its length in bytes.
/// - `packed`: Space for `packed_bound(count)` bytes.
///
/// The function is written in C, because in a debug build of Swift it would take minutes for a site.
size_t pack_text(const char *text, size_t count, char *packed);

/// Decompresses a packed text as `site.js` does, for tests, and returns the number of bytes; 0 if it is malformed.
///
/// - `packed`, `count`: The packed text and its length in bytes.
/// - `text`, `space`: Space for the text and its size in bytes.
size_t unpack_text(const char *packed, size_t count, char *text, size_t space);

#endif
