#ifndef LARGE_STACK_H
#define LARGE_STACK_H

#include <stddef.h>

/// Calls a function on a separate stack, on the calling thread, and returns when the function returns.
///
/// The stack is mapped for the call, with an inaccessible guard page below it. Its pages take memory only
/// once they are used.
///
/// Returns 0, or an error number if the stack cannot be allocated; then the function is not called.
int run_on_large_stack(size_t size, void (*function)(void *), void *context);

/// Returns whether an address is at the end of the last large stack, where no memory may be touched.
int is_below_large_stack(const void *address);

/// Reports on standard error when the large stack overflows, with the symbol of the function of a scene
/// that calls itself, before the process ends by SIGSEGV.
void report_stack_overflow(void);

#endif
