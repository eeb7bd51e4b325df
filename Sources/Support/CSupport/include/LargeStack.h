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

#endif
