internal import CPlatform

/// Runs a body on a stack that is large enough for the deepest tree that the engine lays out.
///
/// The body runs on the same thread with another stack, so code that is isolated to the main actor
/// can be called. If the system cannot provide the stack, the body runs on the thread's own stack.
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
  guard let result else { preconditionFailure("the closure did not run") }
  return result
}

/// A body that is passed through a C function.
private final class LargeStackCall {
  /// The size in bytes; unused memory is never touched.
  static let stackSize = 1 << 30

  private let body: @MainActor () -> Void

  init(body: @escaping @MainActor () -> Void) { self.body = body }

  static func run(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    nonisolated(unsafe) let call = Unmanaged<LargeStackCall>.fromOpaque(context)
    MainActor.assumeIsolated { call.takeUnretainedValue().body() }
  }
}
