#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/// How many blocks of memory the process has asked for so far; negative where nobody counts.
long long allocations_so_far(void);

#endif
