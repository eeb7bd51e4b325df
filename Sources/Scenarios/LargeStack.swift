import Glibc

/// Runs a body with a stack that is large enough for the deepest tree that the engine lays out.
///
/// The kernel lets the main thread's stack grow up to the limit of the moment, not of the start;
/// it keeps at least 128 MB of addresses free below. So the limit is raised, and the body stays on
/// the main thread, where whatever an author declares for the main actor may be called.
@MainActor
package func withLargeStack<Result>(_ body: @MainActor () -> Result) -> Result {
  var limit = rlimit()
  let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  if getrlimit(stack, &limit) == 0, limit.rlim_cur < LargeStack.size {
    limit.rlim_cur = min(LargeStack.size, limit.rlim_max)
    setrlimit(stack, &limit)
  }
  return body()
}

private enum LargeStack {
  /// In bytes; what is not used is never touched.
  static let size: rlim_t = 112 << 20
}
