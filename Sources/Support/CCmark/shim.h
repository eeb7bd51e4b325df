#define CMARK_NO_SHORT_NAMES
#include <cmark.h>
