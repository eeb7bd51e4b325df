#define _GNU_SOURCE
#include "TestRun.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__

/// The exit status of Swift Testing if no test matches the filter, which `swift test` treats as success.
enum { no_test_found = 69 };

static void end(int status, void *context) {
  if (status != no_test_found) return;
  plumb_test_run_found_no_test();
  _exit(EXIT_FAILURE);
}

/// Runs before `main`, with its arguments: later, Swift Testing may have read them already.
__attribute__((constructor)) static void begin(int count, char **arguments) {
  for (int index = 1; index < count; index += 1) {
    if (strcmp(arguments[index], "--testing-library") != 0) continue;
    // Without the tool's functions, the process has no arguments that select scenarios.
    if (plumb_test_run_begins == NULL) return;
    plumb_test_run_begins();
    on_exit(end, NULL);
    return;
  }
}

#endif
