#define _GNU_SOURCE
#include "ForkedProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

struct record {
  int first;
  uint64_t second;
  uint64_t third;
};

/// Returns the size of this process's address space, in bytes; 0 if the system does not provide it.
static size_t address_space_size(void) {
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  unsigned long pages = 0;
  int count = fscanf(file, "%lu", &pages);
  fclose(file);
  return count == 1 ? pages * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

static void limit(int resource, size_t value) {
  struct rlimit bound = {value, value};
  setrlimit(resource, &bound);
}

pid_t forked_start(int *pipe_end, size_t memory) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  size_t current_size = memory ? address_space_size() : 0;
  pid_t child = fork();
  if (child != 0) {
    close(ends[1]);
    if (child < 0) close(ends[0]);
    *pipe_end = ends[0];
    return child;
  }
  close(ends[0]);
  int null_device = open("/dev/null", O_RDWR);
  for (int file = 0; file <= 2; file++) dup2(null_device, file);
  limit(RLIMIT_CORE, 0);
  if (current_size) limit(RLIMIT_AS, current_size + memory);
  signal(SIGALRM, SIG_DFL);
  *pipe_end = ends[1];
  return 0;
}

void forked_alarm(double seconds) {
  struct itimerval timer = {{0, 0}, {(time_t)seconds, (suseconds_t)((seconds - (time_t)seconds) * 1e6)}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

int forked_wait(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

void forked_send_record(int pipe_end, int first, uint64_t second, uint64_t third) {
  struct record record = {first, second, third};
  ssize_t written = write(pipe_end, &record, sizeof record);
  (void)written;
}

int forked_next_record(int pipe_end, int *first, uint64_t *second, uint64_t *third) {
  struct record record;
  size_t received = 0;
  while (received < sizeof record) {
    ssize_t count = read(pipe_end, (char *)&record + received, sizeof record - received);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return 0;
    received += (size_t)count;
  }
  *first = record.first;
  *second = record.second;
  *third = record.third;
  return 1;
}

void forked_exit(void) { _exit(0); }
