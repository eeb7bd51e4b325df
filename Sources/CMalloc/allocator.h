// What the C library's allocator says of itself; Swift's Glibc module leaves it out.
#include <malloc.h>
