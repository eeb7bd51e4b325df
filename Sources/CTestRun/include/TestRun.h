#pragma once

/// Defined in Swift: called before a process of `swift test` reads its command line.
void plumb_test_run_begins(void);

/// Defined in Swift: called when such a process ends because no test has the name that was asked for.
void plumb_test_run_found_nothing(void);
