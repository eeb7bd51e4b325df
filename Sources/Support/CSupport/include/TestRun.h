#pragma once

/// Defined in Swift by the tool, absent without it: called before a process of `swift test` reads its command line.
__attribute__((weak)) void plumb_test_run_begins(void);

/// Defined in Swift by the tool, absent without it: called when such a process ends because no test has the name that was asked for.
__attribute__((weak)) void plumb_test_run_found_nothing(void);
