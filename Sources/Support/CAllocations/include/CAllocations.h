#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/// Returns the number of heap allocations since the process started; negative if allocations are not counted.
long long allocation_count(void);

#endif
