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

/// Returns whether an address is in or just below the guard page of the last large stack.
int is_below_large_stack(const void *address);

/// Returns whether an address is in the usable part of the last large stack.
int is_in_large_stack(const void *address);

/// Installs signal handlers that report on standard error why code on the large stack ends the process.
///
/// If the stack overflows, it reports the symbol of the function of a scene that calls itself. For any
/// other signal, it reports the innermost calls in scenes, a line each: `Scene call: PATH 0xOFFSET`, with the
/// path of the library and the address of the instruction in it. SIGUSR2 reports these calls too, and the
/// code then continues: it locates a loop that takes too long.
void report_scene_crashes(void);

#endif
