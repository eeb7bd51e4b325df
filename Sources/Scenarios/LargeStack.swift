import Dispatch
import Foundation

/// Runs a body on a thread whose stack is large enough for the deepest tree that the engine lays
/// out, and waits for it.
///
/// The main actor waits, so that the body may act for it.
@MainActor
package func withLargeStack<Result>(_ body: @MainActor () -> Result) -> Result {
  // A debug build takes about 800 bytes a level of the tree; most of this is never touched.
  let stackSize = 1 << 30
  var result: Result?
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) var outcome: Result?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome = MainActorHold.run(body)
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    result = outcome
  }
  guard let result else { preconditionFailure("the thread ended without a result") }
  return result
}
