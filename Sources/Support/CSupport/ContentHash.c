#include "ContentHash.h"

#include <string.h>

static uint64_t combine(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
  return hash ^ (hash >> 29);
}

uint64_t content_hash(const void *bytes, size_t count) {
  uint64_t hash = combine(0xCBF29CE484222325u, count);
  const char *next = bytes;
  while (count > 0) {
    uint64_t word = 0;
    size_t size = count < sizeof word ? count : sizeof word;
    memcpy(&word, next, size);
    hash = combine(hash, word);
    next += size;
    count -= size;
  }
  return hash;
}
