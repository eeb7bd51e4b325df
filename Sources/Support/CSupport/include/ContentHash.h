#ifndef CONTENT_HASH_H
#define CONTENT_HASH_H

#include <stddef.h>
#include <stdint.h>

/// Returns a hash of bytes, the same on every machine with this byte order.
///
/// Written in C, because a debug build of Swift takes seconds for the modules of an engine: 10 MB.
uint64_t content_hash(const void *bytes, size_t count);

#endif
