#define _GNU_SOURCE
#include "ProcessGroup.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>

/// The maximum number of rounds in which the keeper ends remaining processes, at least a millisecond apart.
enum { greatestRounds = 500 };

static volatile sig_atomic_t kept = 0;

/// Ends the kept process. As a signal handler, it calls only async-signal-safe functions.
static void end_kept(int signal_number) {
  (void)signal_number;
  if (kept > 0) kill((pid_t)kept, SIGKILL);
}

/// Requests from the kept process where it is. It is a signal handler, as above.
static void sample_kept(int signal_number) {
  if (kept > 0) kill((pid_t)kept, signal_number);
}

/// Returns the parent of a process; 0 if it is unknown.
static pid_t parent_of(const char *process) {
  char path[64];
  char line[512];
  snprintf(path, sizeof path, "/proc/%s/stat", process);
  FILE *file = fopen(path, "r");
  if (file == NULL) return 0;
  size_t length = fread(line, 1, sizeof line - 1, file);
  fclose(file);
  line[length] = 0;
  // The process name precedes the values, and may contain parentheses itself.
  const char *behind_name = strrchr(line, ')');
  char state = 0;
  int parent = 0;
  return behind_name && sscanf(behind_name + 1, " %c %d", &state, &parent) == 2 ? parent : 0;
}

static void kill_children(void) {
  DIR *processes = opendir("/proc");
  if (processes == NULL) return;
  for (struct dirent *entry = readdir(processes); entry != NULL; entry = readdir(processes)) {
    pid_t process = atoi(entry->d_name);
    if (process > 0 && parent_of(entry->d_name) == getpid()) kill(process, SIGKILL);
  }
  closedir(processes);
}

/// Ends all descendants of this process, which becomes the parent of the children of each ended process.
static void end_descendants(void) {
  for (int round = 0; round < greatestRounds; round += 1) {
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) return;
    kill_children();
    nanosleep(&(struct timespec){0, 1000000}, NULL);
  }
}

/// Ends this process with the exit status or the signal of another one.
static _Noreturn void end_as(int status) {
  if (WIFSIGNALED(status)) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    signal(WTERMSIG(status), SIG_DFL);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    raise(WTERMSIG(status));
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

static _Noreturn void keep(void) {
  // Closing all files lets readers of the engine's output reach its end when the engine ends.
  int nothing = open("/dev/null", O_RDWR);
  for (int file = 0; file <= 2; file += 1) dup2(nothing, file);
  for (int file = 3; file < 1024; file += 1) close(file);
  int status = 0;
  pid_t ended;
  do {
    ended = waitpid(-1, &status, 0);
  } while (ended != (pid_t)kept && !(ended < 0 && errno == ECHILD));
  end_descendants();
  end_as(status);
}

int process_has_keepers(void) { return 1; }

void process_keep(void) {
  sigset_t ending, before;
  sigemptyset(&ending);
  sigaddset(&ending, SIGTERM);
  sigprocmask(SIG_BLOCK, &ending, &before);
  signal(SIGTERM, end_kept);
  signal(SIGUSR2, sample_kept);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  pid_t keeper = getpid();
  pid_t child = fork();
  if (child > 0) {
    kept = child;
    // The signal mask is inherited, so the signal may have been blocked by the parent process.
    sigprocmask(SIG_UNBLOCK, &ending, NULL);
    keep();
  }
  signal(SIGTERM, SIG_DFL);
  sigprocmask(SIG_SETMASK, &before, NULL);
  if (child < 0) return;
  process_group_begin();
  if (getppid() != keeper) _exit(1);
}

#else

int process_has_keepers(void) { return 0; }

void process_keep(void) {}

#endif
