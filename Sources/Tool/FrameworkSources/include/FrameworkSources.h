#ifndef FRAMEWORK_SOURCES_H
#define FRAMEWORK_SOURCES_H

/// The surface of a framework of Apple: Swift code that apps are compiled against.
struct framework_source {
  /// The name of the module.
  const char *name;
  /// The Swift code, which ends with a zero.
  const char *text;
};

/// Returns the surface with an index; null behind the last one.
const struct framework_source *framework_source(int index);

#endif
