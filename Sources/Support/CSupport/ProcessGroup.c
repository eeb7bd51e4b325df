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

/// As many groups as run at once; more are not guarded.
enum { greatestCount = 256 };

/// Those of keepers are negative.
static volatile pid_t groups[greatestCount];

/// Runs inside of a signal: it calls nothing but what may be called there.
static void end_all(int signal_number) {
  for (size_t index = 0; index < greatestCount; index += 1) {
    if (groups[index] > 0) kill(-groups[index], SIGKILL);
    if (groups[index] < 0) process_keeper_stop(-groups[index]);
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

void process_keeper_stop(pid_t keeper) {
  kill(-keeper, SIGTERM);
  kill(-keeper, SIGCONT);
}

void process_group_guard(pid_t group, int is_keeper) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index += 1) {
    // A handler that somebody else has set, or a signal that is ignored, stays so.
    struct sigaction known;
    if (sigaction(signals[index], NULL, &known) == 0 && known.sa_handler == SIG_DFL) {
      signal(signals[index], end_all);
    }
  }
  for (size_t index = 0; index < greatestCount; index += 1) {
    if (groups[index] == 0) {
      groups[index] = is_keeper ? -group : group;
      return;
    }
  }
}

/// Whether a process was started with a variable; 0 where nobody says.
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
  for (size_t index = 0; index < greatestCount; index += 1) {
    if (groups[index] == group || groups[index] == -group) groups[index] = 0;
  }
}
