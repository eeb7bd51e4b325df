#pragma once

#include <sys/types.h>

/// Makes the calling process the first of a group of its own, and has it end as soon as the process that
/// started it does.
void process_group_begin(void);

/// Notes a group that is to end with this process, however a signal of a terminal or a system ends it.
///
/// \param group The group's number, that of its first process.
void process_group_guard(pid_t group);

/// Ends every process of a group, and forgets it; and, where the system lists processes, every one that was
/// started with a variable, in whatever group.
///
/// \param group The group's number.
/// \param variable The variable with its value: `NAME=value`, as no other process has it.
void process_group_end(pid_t group, const char *variable);
