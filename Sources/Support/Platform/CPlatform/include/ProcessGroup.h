#pragma once

#include <sys/types.h>

/// Makes the calling process the leader of a new process group, and ends it when its parent process ends.
void process_group_begin(void);

/// Returns whether the system supports keepers, which is the case on Linux.
int process_has_keepers(void);

/// Forks the calling process, which must have one thread: the child returns, and the parent is its keeper.
///
/// When the child ends, the keeper ends all descendants of the child in any group or session, and then ends
/// with the child's exit status or signal. SIGTERM, or the end of the keeper's own parent, makes the keeper
/// end the child. Without support for keepers, the function does nothing.
///
/// A scene that kills its parent process therefore kills only the keeper, and with it the child.
void process_keep(void);

/// Registers a group that is ended when SIGINT, SIGTERM or SIGHUP ends this process.
///
/// \param group The number of the group, which is that of its leader.
/// \param is_keeper Whether the leader is a keeper, which also ends processes outside of its group.
void process_group_guard(pid_t group, int is_keeper);

/// Signals a keeper to end its child, even if the keeper is stopped.
///
/// \param keeper The number of the keeper, which is that of its group.
void process_keeper_stop(pid_t keeper);

/// Signals a keeper to request from its child where it is, with SIGUSR2.
///
/// \param keeper The number of the keeper.
void process_keeper_sample(pid_t keeper);

/// Ends every process of a group and unregisters the group.
///
/// If the system lists processes in `/proc`, the function also ends the processes of any group that were
/// started with an environment variable.
///
/// \param group The number of the group.
/// \param variable The variable and its value, `NAME=value`, which only those processes have.
void process_group_end(pid_t group, const char *variable);
