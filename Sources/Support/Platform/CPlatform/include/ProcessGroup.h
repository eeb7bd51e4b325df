#pragma once

#include <sys/types.h>

/// Makes the calling process the leader of a new process group, and ends it when its parent process ends.
void process_group_begin(void);

/// Returns whether the system supports supervisors, which is the case on Linux.
int process_supports_supervisors(void);

/// Forks the calling process, which must have one thread: the child returns, and the parent is its supervisor.
///
/// When the child ends, the supervisor ends all descendants of the child in any group or session, and then ends
/// with the child's exit status or signal. SIGTERM, or the end of the supervisor's own parent, makes the
/// supervisor end the child. Without support for supervisors, the function does nothing.
///
/// A scene that kills its parent process therefore kills only the supervisor, and with it the child.
void process_start_supervised(void);

/// Registers a group that is ended when SIGINT, SIGTERM or SIGHUP ends this process.
///
/// \param group The number of the group, which is that of its leader.
/// \param is_supervisor Whether the leader is a supervisor, which also ends processes outside of its group.
void process_group_guard(pid_t group, int is_supervisor);

/// Makes a supervisor end its child, even if the supervisor is suspended.
///
/// \param supervisor The process id of the supervisor, which is that of its group.
void process_supervisor_stop(pid_t supervisor);

/// Makes a supervisor request a report of the child's innermost calls in scenes, with SIGUSR2.
///
/// \param supervisor The process id of the supervisor.
void process_supervisor_sample(pid_t supervisor);

/// Ends every process of a group and unregisters the group.
///
/// If the system lists processes in `/proc`, the function also ends the processes of any group that were
/// started with an environment variable.
///
/// \param group The number of the group.
/// \param variable The variable and its value, `NAME=value`, which only those processes have.
void process_group_end(pid_t group, const char *variable);
