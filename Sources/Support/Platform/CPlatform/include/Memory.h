#pragma once

/// Returns the resident memory of this process, in bytes; 0 if the system does not provide it.
long long resident_bytes(void);

/// Returns the peak of the resident memory of this process, in bytes; 0 if the system does not provide it.
long long peak_resident_bytes(void);

/// Makes the system end this process first if the machine runs out of memory, where it can.
void end_first_without_memory(void);
