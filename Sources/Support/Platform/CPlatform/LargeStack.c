#define _GNU_SOURCE
#include "LargeStack.h"

#ifdef __APPLE__

// `swapcontext` is not reliable there. The stack of the main thread has the size that the program is linked with.

int is_in_large_stack(const void *address) {
  (void)address;
  return 0;
}

int is_below_large_stack(const void *address) {
  (void)address;
  return 0;
}

int run_on_large_stack(size_t size, void (*function)(void *), void *context) {
  (void)size;
  function(context);
  return 0;
}

#else

#include <errno.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

struct call {
  void (*function)(void *);
  void *context;
};

/// The lowest address of the last large stack, the end of its guard page, and the end of the stack.
static char *lowest, *touchable, *highest;

int is_in_large_stack(const void *address) {
  const char *place = address;
  return place >= touchable && place < highest;
}

int is_below_large_stack(const void *address) {
  // A frame may be larger than a page.
  const char *place = address;
  return lowest != NULL && place < touchable && place >= lowest - (1 << 20);
}

/// The call for `begin`, which `makecontext` cannot portably pass as a pointer argument.
static __thread struct call *pending;

static void begin(void) {
  struct call *call = pending;
  call->function(call->context);
}

int run_on_large_stack(size_t size, void (*function)(void *), void *context) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  char *stack = mmap(NULL, size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return errno;
  mprotect(stack, page, PROT_NONE);
  lowest = stack;
  touchable = stack + page;
  highest = stack + size;

  ucontext_t here, there;
  if (getcontext(&there) != 0) {
    int error = errno;
    munmap(stack, size);
    return error;
  }
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = size;
  there.uc_link = &here;
  struct call call = {function, context};
  pending = &call;
  makecontext(&there, begin, 0);
  swapcontext(&here, &there);
  munmap(stack, size);
  return 0;
}

#endif
