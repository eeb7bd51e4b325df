#pragma once

/// Returns the resident memory of this process, in bytes; 0 if the system does not provide it.
long long resident_bytes(void);

/// Returns the peak of the resident memory of this process, in bytes; 0 if the system does not provide it.
long long peak_resident_bytes(void);

/// Makes this process the first that the system ends if memory runs out; no effect on other systems than Linux.
void end_first_if_out_of_memory(void);
