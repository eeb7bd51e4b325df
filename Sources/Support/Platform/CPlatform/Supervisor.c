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

/// The maximum number of attempts to end the remaining descendants, at least a millisecond apart.
enum { maximum_rounds = 500 };

static volatile sig_atomic_t supervised = 0;

/// Ends the supervised child. As a signal handler, it calls only async-signal-safe functions.
static void end_child(int signal_number) {
  (void)signal_number;
  if (supervised > 0) kill((pid_t)supervised, SIGKILL);
}

/// Forwards SIGUSR2 to the supervised child, which reports its calls. Runs as a signal handler, as above.
static void sample_child(int signal_number) {
  if (supervised > 0) kill((pid_t)supervised, signal_number);
}

/// Returns the id of a process's parent; 0 if it is unknown.
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
  const char *after_name = strrchr(line, ')');
  char state = 0;
  int parent = 0;
  return after_name && sscanf(after_name + 1, " %c %d", &state, &parent) == 2 ? parent : 0;
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
  for (int round = 0; round < maximum_rounds; round += 1) {
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) return;
    kill_children();
    nanosleep(&(struct timespec){0, 1000000}, NULL);
  }
}

/// Ends this process with the exit status or the signal of the child.
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

static _Noreturn void supervise(void) {
  // Closing all files lets readers of the engine's output reach its end when the engine ends.
  int null_device = open("/dev/null", O_RDWR);
  for (int file = 0; file <= 2; file += 1) dup2(null_device, file);
  for (int file = 3; file < 1024; file += 1) close(file);
  int status = 0;
  pid_t ended;
  do {
    ended = waitpid(-1, &status, 0);
  } while (ended != (pid_t)supervised && !(ended < 0 && errno == ECHILD));
  end_descendants();
  end_as(status);
}

int process_supports_supervisors(void) { return 1; }

void process_start_supervised(void) {
  sigset_t ending, before;
  sigemptyset(&ending);
  sigaddset(&ending, SIGTERM);
  sigprocmask(SIG_BLOCK, &ending, &before);
  signal(SIGTERM, end_child);
  signal(SIGUSR2, sample_child);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  pid_t supervisor = getpid();
  pid_t child = fork();
  if (child > 0) {
    supervised = child;
    // The signal mask is inherited, so the signal may have been blocked by the parent process.
    sigprocmask(SIG_UNBLOCK, &ending, NULL);
    supervise();
  }
  signal(SIGTERM, SIG_DFL);
  sigprocmask(SIG_SETMASK, &before, NULL);
  if (child < 0) return;
  process_group_begin();
  if (getppid() != supervisor) _exit(1);
}

#else

int process_supports_supervisors(void) { return 0; }

void process_start_supervised(void) {}

#endif
