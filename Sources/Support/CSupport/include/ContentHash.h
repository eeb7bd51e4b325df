#ifndef CONTENT_HASH_H
#define CONTENT_HASH_H

#include <stddef.h>
#include <stdint.h>

/// Returns a hash of bytes, which is the same on all machines with the same byte order.
///
/// The function is written in C, because in a debug build of Swift it would take seconds for the 10 MB of an
/// engine's modules.
uint64_t content_hash(const void *bytes, size_t count);

#endif
