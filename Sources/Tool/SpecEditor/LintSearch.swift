internal import SpecAuthoring
internal import Foundation
internal import SpecFormat
internal import Synchronization

/// A search of `lint` on a thread of its own, so that messages are handled meanwhile.
final class LintSearch: Sendable {
  /// The findings of a document.
  struct Result: Sendable {
    var uri: String
    var revision: Int
    var findings: [LintFinding]
  }

  private struct State {
    var isRunning = false
    var result: Result?
  }

  /// The stack of the thread in bytes, as large as that of a main thread.
  private static let stackSize = 8 << 20

  private let state = Mutex(State())
}

extension LintSearch {
  /// Whether a search runs, or its result was not removed yet.
  var isBusy: Bool { state.withLock { $0.isRunning || $0.result != nil } }

  /// Starts a search; there must be no other one.
  ///
  /// - Parameters:
  ///   - spec: A spec without mistakes.
  ///   - uri: The URI of its document.
  ///   - revision: The number of the document's revision.
  ///   - didEnd: Called on another thread when there is a result.
  func start(
    _ spec: LintedSpec,
    uri: String,
    revision: Int,
    didEnd: @escaping @Sendable () -> Void
  ) {
    state.withLock { $0.isRunning = true }
    let thread = Thread { [self] in
      let findings = LintChecks.findings(in: [spec])
      state.withLock { state in
        state.isRunning = false
        state.result = Result(uri: uri, revision: revision, findings: findings)
      }
      didEnd()
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Removes and returns the result; `nil` if there is none.
  func removeResult() -> Result? {
    state.withLock { state in
      defer { state.result = nil }
      return state.result
    }
  }
}
