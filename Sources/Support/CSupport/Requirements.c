// The packages of the system that a build needs. A target without dependencies is compiled first, so that a missing one
// ends the build at its start.

#if !__has_include(<cmark.h>)
#error "cmark.h is missing: install the package libcmark-dev (Debian, Ubuntu) or cmark (Homebrew)"
#endif

#if !__has_include(<zlib.h>)
#error "zlib.h is missing: install the package zlib1g-dev (Debian, Ubuntu)"
#endif
