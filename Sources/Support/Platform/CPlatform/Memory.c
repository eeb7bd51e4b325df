#define _GNU_SOURCE
#include "Memory.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach/mach.h>

long long resident_bytes(void) {
  struct mach_task_basic_info info;
  mach_msg_type_number_t count = MACH_TASK_BASIC_INFO_COUNT;
  if (task_info(mach_task_self(), MACH_TASK_BASIC_INFO, (task_info_t)&info, &count) != KERN_SUCCESS) return 0;
  return (long long)info.resident_size;
}

long long peak_resident_bytes(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0;
}

void end_first_if_out_of_memory(void) {}

#else

long long resident_bytes(void) {
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL) return 0;
  long long pages = 0;
  int count = fscanf(file, "%*s %lld", &pages);
  fclose(file);
  return count == 1 ? pages * sysconf(_SC_PAGESIZE) : 0;
}

// `getrusage` includes the memory of the parent process before the start of the program.
long long peak_resident_bytes(void) {
  FILE *file = fopen("/proc/self/status", "r");
  if (file == NULL) return 0;
  char line[256];
  long long kilobytes = 0;
  while (fgets(line, sizeof line, file) != NULL && sscanf(line, "VmHWM: %lld", &kilobytes) != 1) {}
  fclose(file);
  return kilobytes * 1024;
}

void end_first_if_out_of_memory(void) {
  int file = open("/proc/self/oom_score_adj", O_WRONLY);
  if (file < 0) return;
  ssize_t written = write(file, "1000", 4);
  (void)written;
  close(file);
}

#endif
