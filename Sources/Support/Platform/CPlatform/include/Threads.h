#pragma once

#include <stddef.h>

/// Starts a thread that calls a function.
///
/// Returns the thread, which must be joined; `NULL` if it cannot be started, and the function is not called.
///
/// \param stack_size The size of the thread's stack, in bytes; 0 for the system's default.
void *thread_start(size_t stack_size, void (*function)(void *), void *context);

/// Waits until a thread has ended.
void thread_join(void *thread);
