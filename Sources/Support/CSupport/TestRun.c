#define _GNU_SOURCE
#include "TestRun.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__

/// The status by which Swift Testing says that its filter left no test, which `swift test` takes for success.
enum { nothingFound = 69 };

static void end(int status, void *context) {
  if (status != nothingFound) return;
  plumb_test_run_found_nothing();
  _exit(EXIT_FAILURE);
}

/// Runs before `main`, with its arguments: nothing later is sure to come before Swift Testing reads them.
__attribute__((constructor)) static void begin(int count, char **words) {
  for (int index = 1; index < count; index += 1) {
    if (strcmp(words[index], "--testing-library") != 0) continue;
    // A process without the tool's functions has no arguments of scenarios to read.
    if (plumb_test_run_begins == NULL) return;
    plumb_test_run_begins();
    on_exit(end, NULL);
    return;
  }
}

#endif
