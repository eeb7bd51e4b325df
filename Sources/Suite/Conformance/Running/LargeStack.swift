internal import CSupport

/// Runs a body on a stack that is large enough for the deepest tree that the engine lays out.
///
/// The thread stays the same, only its stack is another one: whatever an author declares for the
/// main actor may be called, and is. Where the system has no such stack, the body runs on the
/// thread's own.
@MainActor
package func withLargeStack<Result>(_ body: @MainActor () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping(body) { body in
    let call = LargeStackCall { result = body() }
    let context = Unmanaged.passUnretained(call).toOpaque()
    let error = run_on_large_stack(LargeStackCall.stackSize, { LargeStackCall.run($0) }, context)
    if error != 0 { result = body() }
    withExtendedLifetime(call) {}
  }
  guard let result else { preconditionFailure("the body did not run") }
  return result
}

/// A body on its way through C.
private final class LargeStackCall {
  /// In bytes; what is not used is never touched.
  static let stackSize = 1 << 30

  private let body: @MainActor () -> Void

  init(body: @escaping @MainActor () -> Void) { self.body = body }

  static func run(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    nonisolated(unsafe) let call = Unmanaged<LargeStackCall>.fromOpaque(context)
    MainActor.assumeIsolated { call.takeUnretainedValue().body() }
  }
}
