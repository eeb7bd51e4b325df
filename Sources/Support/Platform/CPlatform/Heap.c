#include "Heap.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

long long heap_bytes_in_use(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 information = mallinfo2();
  return (long long)(information.uordblks + information.hblkhd);
#else
  return -1;
#endif
}
