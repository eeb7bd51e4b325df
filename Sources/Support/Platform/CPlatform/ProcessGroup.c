#define _GNU_SOURCE
#include "ProcessGroup.h"

#include <dirent.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/// The maximum number of guarded groups; further groups are not guarded.
enum { maximum_group_count = 256 };

/// The guarded groups; the numbers of supervisors' groups are negated, and unused entries are 0.
static volatile pid_t groups[maximum_group_count];

/// Ends all guarded groups. As a signal handler, it calls only async-signal-safe functions.
static void end_all(int signal_number) {
  for (size_t index = 0; index < maximum_group_count; index += 1) {
    if (groups[index] > 0) kill(-groups[index], SIGKILL);
    if (groups[index] < 0) process_supervisor_stop(-groups[index]);
  }
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void process_group_begin(void) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

void process_supervisor_stop(pid_t supervisor) {
  kill(-supervisor, SIGTERM);
  kill(-supervisor, SIGCONT);
}

void process_supervisor_sample(pid_t supervisor) { kill(supervisor, SIGUSR2); }

void process_group_guard(pid_t group, int is_supervisor) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index += 1) {
    // An existing handler, or an ignored signal, is not changed.
    struct sigaction current;
    if (sigaction(signals[index], NULL, &current) == 0 && current.sa_handler == SIG_DFL) {
      signal(signals[index], end_all);
    }
  }
  for (size_t index = 0; index < maximum_group_count; index += 1) {
    if (groups[index] == 0) {
      groups[index] = is_supervisor ? -group : group;
      return;
    }
  }
}

/// Returns whether a process was started with an environment variable; 0 if that is unknown.
static int was_started_with(const char *variable, const char *process) {
  char path[64];
  char variables[1 << 17];
  snprintf(path, sizeof path, "/proc/%s/environ", process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return 0;
  size_t length = fread(variables, 1, sizeof variables, file);
  fclose(file);
  return memmem(variables, length, variable, strlen(variable)) != NULL;
}

static void end_all_with(const char *variable) {
  DIR *processes = opendir("/proc");
  if (processes == NULL) return;
  for (struct dirent *entry = readdir(processes); entry != NULL; entry = readdir(processes)) {
    pid_t process = atoi(entry->d_name);
    if (process > 0 && was_started_with(variable, entry->d_name)) kill(process, SIGKILL);
  }
  closedir(processes);
}

void process_group_end(pid_t group, const char *variable) {
  kill(-group, SIGKILL);
  end_all_with(variable);
  for (size_t index = 0; index < maximum_group_count; index += 1) {
    if (groups[index] == group || groups[index] == -group) groups[index] = 0;
  }
}
