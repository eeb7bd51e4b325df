import Foundation
import LayoutTree
import Testing
@testable import ViewLayout

/// A scene after a layout pass, for assertions of a test.
@MainActor
struct Scene {
  let host: ViewHost

  init<Content: View>(
    _ proposal: ProposedViewSize = .unspecified,
    measuresAxesTogether: Bool = false,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    host = ViewHost(measuresAxesTogether: measuresAxesTogether, content: content)
    host.layOut(proposal: proposal, environment: HostEnvironment())
  }

  /// The size of the root, in points.
  var size: CGSize { host.frames.first?.frame.size ?? .zero }

  /// Returns the frame of the node with an identifier; `nil` if there is none.
  func frame(_ identifier: String) -> CGRect? {
    host.frames.lazy.compactMap { $0.first(identifiedBy: identifier) }.first?.frame
  }

  /// Evaluates the scene's closure again, and runs a layout pass.
  func step(_ proposal: ProposedViewSize? = nil) {
    host.reevaluate()
    host.layOut(proposal: proposal, environment: HostEnvironment())
  }

  /// Runs a layout pass without evaluating the closure.
  func layOut(_ proposal: ProposedViewSize? = nil) {
    host.layOut(proposal: proposal, environment: HostEnvironment())
  }
}

extension ResolvedNode {
  /// Returns the first node with an identifier in this subtree.
  func first(identifiedBy identifier: String) -> ResolvedNode? {
    if identifiers.contains(identifier) { return self }
    return children.lazy.compactMap { $0.first(identifiedBy: identifier) }.first
  }
}

/// A log of events, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func drain() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension Trait where Self == ConditionTrait {
  /// Disables a test in `.ci/sanitizers` runs of the thread sanitizer, which traps beyond 65,536
  /// nested calls.
  static var nestsManyCalls: Self {
    .disabled(
      if: ProcessInfo.processInfo.environment["PLUMB_SANITIZER"] == "thread",
      "the thread sanitizer keeps track of 65,536 calls inside of each other"
    )
  }
}
