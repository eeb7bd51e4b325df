#include "PackedText.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
  base = 88,
  shortest = 6,
  longest = shortest + base - 1,
  nearest = base * base,
  farthest = base * base * base,
  tableBits = 16,
  attempts = 24,
};

/// The digits: printable characters from `#`, without `<`, the backslash, "`", "^" and "~".
static char digit(size_t value) {
  static const char digits[] =
      "#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}!";
  return digits[value];
}

static size_t hash(const unsigned char *bytes) {
  uint32_t word;
  memcpy(&word, bytes, sizeof word);
  return (word * 2654435761u) >> (32 - tableBits);
}

static size_t common(const unsigned char *first, const unsigned char *second, size_t limit) {
  size_t length = 0;
  while (length < limit && first[length] == second[length]) length++;
  return length;
}

static size_t literal(unsigned char byte, char *packed) {
  if (byte < 26) return packed[0] = '^', packed[1] = (char)('a' + byte), 2;
  if (byte < 32) return packed[0] = '^', packed[1] = (char)('0' + byte - 26), 2;
  if (strchr("`~\"\\<^", byte)) return packed[0] = '^', packed[1] = (char)(byte - 1), 2;
  return packed[0] = (char)byte, 1;
}

size_t pack_text(const char *text, size_t count, char *packed) {
  const unsigned char *bytes = (const unsigned char *)text;
  int32_t *heads = malloc(sizeof(int32_t) << tableBits);
  int32_t *previous = malloc(sizeof(int32_t) * (count + 1));
  memset(heads, 0xFF, sizeof(int32_t) << tableBits);
  size_t size = 0, at = 0;
  while (at < count) {
    size_t best = 0, distance = 0;
    if (at + 4 <= count) {
      size_t limit = count - at < longest ? count - at : longest;
      int32_t other = heads[hash(bytes + at)];
      for (int left = attempts; other >= 0 && left > 0 && at - other < farthest; left--) {
        // A reference does not reach into itself, so that it can be copied at once.
        size_t far = at - other;
        size_t length = common(bytes + other, bytes + at, limit < far ? limit : far);
        if (length > best) best = length, distance = far;
        other = previous[other];
      }
    }
    size_t step = best >= shortest ? best : 1;
    if (step == 1) {
      size += literal(bytes[at], packed + size);
    } else {
      packed[size++] = distance < nearest ? '`' : '~';
      if (distance >= nearest) packed[size++] = digit(distance / nearest);
      packed[size++] = digit(distance / base % base);
      packed[size++] = digit(distance % base);
      packed[size++] = digit(step - shortest);
    }
    for (size_t end = at + step; at < end; at++) {
      if (at + 4 > count) continue;
      size_t slot = hash(bytes + at);
      previous[at] = heads[slot];
      heads[slot] = (int32_t)at;
    }
  }
  free(heads);
  free(previous);
  return size;
}
