#pragma once

#include <sys/types.h>

/// Makes the calling process the first of a group of its own, and has it end as soon as the process that
/// started it does.
void process_group_begin(void);

/// Whether the system has what a keeper needs.
int process_has_keepers(void);

/// Goes on in a child of the calling process, which must have one thread; what called it is its keeper
/// from now on, where the system has such: it stays until the child ends, ends every process that came of
/// it in whatever group or session, and then ends as the child did. SIGTERM has it end the child, and so
/// has the end of the process that started the keeper.
///
/// Whoever ends its parent in a scene ends the keeper, and the child with it, and nobody else.
void process_keep(void);

/// Notes a group that is to end with this process, however a signal of a terminal or a system ends it.
///
/// \param group The group's number, that of its first process.
/// \param is_keeper Whether that process is a keeper, which ends more than its group.
void process_group_guard(pid_t group, int is_keeper);

/// Asks a keeper to end its child, even one that was stopped.
///
/// \param keeper The keeper's number, which is that of its group.
void process_keeper_stop(pid_t keeper);

/// Ends every process of a group, and forgets it; and, where the system lists processes, every one that was
/// started with a variable, in whatever group.
///
/// \param group The group's number.
/// \param variable The variable with its value: `NAME=value`, as no other process has it.
void process_group_end(pid_t group, const char *variable);
