// Checks for the system packages that a build needs. This target has no dependencies, so it is compiled first, and a
// missing package ends the build at its start.

#if !__has_include(<cmark.h>)
#error "cmark.h is missing: install the package libcmark-dev (Debian, Ubuntu) or cmark (Homebrew)"
#endif

#if !__has_include(<zlib.h>)
#error "zlib.h is missing: install the package zlib1g-dev (Debian, Ubuntu)"
#endif
