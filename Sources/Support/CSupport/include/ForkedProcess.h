#ifndef CFORKEDRUN_H
#define CFORKEDRUN_H

#include <stddef.h>
#include <sys/types.h>

/// Forks a process that has neither input nor output but a pipe to this one.
///
/// @param pipe_end Gets the end of the pipe: the child's to write, the parent's to read.
/// @param memory The bytes of address space that the child may have more than it has; 0 for no limit.
/// @return 0 in the child, the child's id in the parent, negative where there can be none.
pid_t forked_begin(int *pipe_end, size_t memory);

/// Ends the process by an alarm, should it still be there after some seconds; 0 calls that off.
void forked_alarm(double seconds);

/// Waits for a child to end.
///
/// @return The signal that ended it; 0 for none.
int forked_end(pid_t child);

/// Writes a record to a pipe.
void forked_tell(int pipe_end, int first, int second, double third);

/// Reads the next record of a pipe.
///
/// @return 1 for a record, 0 where there is none any more.
int forked_hear(int pipe_end, int *first, int *second, double *third);

/// Ends this process at once, without anything that a process does at its end.
void forked_leave(void);

#endif
