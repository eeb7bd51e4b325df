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

/// Returns whether an address is at the end of the last large stack, where no memory may be touched.
int is_below_large_stack(const void *address);

/// Reports on standard error when the large stack overflows, with the symbol of the function of a scene
/// that calls itself, before the process ends by SIGSEGV.
void report_stack_overflow(void);

#endif
