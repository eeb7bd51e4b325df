#ifndef FRAMEWORK_SOURCES_H
#define FRAMEWORK_SOURCES_H

/// The declarations of an Apple framework, as Swift code against which apps are compiled.
struct framework_source {
  /// The name of the module.
  const char *name;
  /// The Swift code, as a zero-terminated string.
  const char *text;
};

/// Returns the framework at an index, from 0; null after the last one.
const struct framework_source *framework_source(int index);

#endif
