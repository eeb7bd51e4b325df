#ifndef FORKED_PROCESS_H
#define FORKED_PROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Forks a process whose only connection to this process is a pipe.
///
/// @param pipe_end Receives an end of the pipe: for writing in the child, for reading in the parent.
/// @param memory The maximum growth of the child's address space, in bytes; 0 for no limit.
/// @return 0 in the child; in the parent, the child's id, or a negative number if the fork failed.
pid_t forked_start(int *pipe_end, size_t memory);

/// Ends the calling process with `SIGALRM` after a number of seconds; 0 cancels the alarm.
void forked_alarm(double seconds);

/// Waits until a child ends.
///
/// @return The signal that ended it; 0 if it exited.
int forked_wait(pid_t child);

/// Writes a record to a pipe.
void forked_send_record(int pipe_end, int first, uint64_t second, uint64_t third);

/// Reads the next record from a pipe.
///
/// @return 1 for a record; 0 after the last one.
int forked_next_record(int pipe_end, int *first, uint64_t *second, uint64_t *third);

/// Exits the calling process immediately with status 0, without running exit handlers.
void forked_exit(void);

#endif
