#define _GNU_SOURCE
#include "Files.h"

#include <sys/socket.h>
#include <sys/stat.h>

void modification_time(const char *path, long *seconds, long *nanoseconds) {
  struct stat status;
  *seconds = 0;
  *nanoseconds = 0;
  if (stat(path, &status) != 0) return;
#ifdef __APPLE__
  *seconds = status.st_mtimespec.tv_sec;
  *nanoseconds = status.st_mtimespec.tv_nsec;
#else
  *seconds = status.st_mtim.tv_sec;
  *nanoseconds = status.st_mtim.tv_nsec;
#endif
}

int stream_socket_pair(int *ends) { return socketpair(AF_UNIX, SOCK_STREAM, 0, ends); }
