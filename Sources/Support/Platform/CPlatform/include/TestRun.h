#pragma once

/// Called before a process of `swift test` reads its command line.
///
/// The tool defines the function in Swift; without the tool it is null.
__attribute__((weak)) void plumb_test_run_begins(void);

/// Called when such a process ends because no test matches the filter.
///
/// The tool defines the function in Swift; without the tool it is null.
__attribute__((weak)) void plumb_test_run_found_no_test(void);
