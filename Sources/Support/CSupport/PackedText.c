#include "PackedText.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { base = 85 };

static const char digits[] =
    "#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxy";

size_t packed_bound(size_t count) { return (compressBound(count) + 3) / 4 * 5 + 1; }

size_t pack_text(const char *text, size_t count, char *packed) {
  uLongf length = compressBound(count);
  // The last group is padded with zeros.
  unsigned char *bytes = calloc(length + 4, 1);
  if (compress2(bytes, &length, (const unsigned char *)text, count, Z_BEST_COMPRESSION) != Z_OK) abort();
  memset(bytes + length, 0, 4);
  size_t padding = (4 - length % 4) % 4, end = 1;
  packed[0] = digits[padding];
  for (size_t at = 0; at < length; at += 4, end += 5) {
    uint32_t value =
        (uint32_t)bytes[at] << 24 | bytes[at + 1] << 16 | bytes[at + 2] << 8 | bytes[at + 3];
    for (int place = 4; place >= 0; place--, value /= base) packed[end + place] = digits[value % base];
  }
  free(bytes);
  return end;
}

size_t unpack_text(const char *packed, size_t count, char *text, size_t space) {
  if (count % 5 != 1) return 0;
  size_t length = count / 5 * 4;
  unsigned char *bytes = malloc(length + 1);
  for (size_t at = 1, end = 0; at < count; at += 5, end += 4) {
    uint32_t value = 0;
    for (int place = 0; place < 5; place++) {
      const char *digit = strchr(digits, packed[at + place]);
      value = value * base + (digit ? (uint32_t)(digit - digits) : 0);
    }
    for (int place = 0; place < 4; place++) bytes[end + place] = (unsigned char)(value >> (24 - 8 * place));
  }
  const char *padding = strchr(digits, packed[0]);
  uLongf size = space;
  int status = padding ? uncompress((unsigned char *)text, &size, bytes, length - (padding - digits)) : Z_DATA_ERROR;
  free(bytes);
  return status == Z_OK ? size : 0;
}
