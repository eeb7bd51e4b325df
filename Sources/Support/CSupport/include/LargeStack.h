#ifndef LARGE_STACK_H
#define LARGE_STACK_H

#include <stddef.h>

/// Calls a function on a stack of its own, on the calling thread, and returns when it has.
///
/// The stack is taken from the system for the call, with a page below it that nobody may touch;
/// memory that is not used is never made.
///
/// Returns 0, or an error number when the system has no such stack: then nothing was called.
int run_on_large_stack(size_t size, void (*function)(void *), void *context);

#endif
