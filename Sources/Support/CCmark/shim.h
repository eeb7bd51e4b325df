#define CMARK_NO_SHORT_NAMES
#if !__has_include(<cmark.h>)
#error "cmark.h is missing: install the package libcmark-dev (Debian, Ubuntu) or cmark (Homebrew)"
#endif
#include <cmark.h>
