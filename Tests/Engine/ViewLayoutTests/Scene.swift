import Foundation
import Testing
@testable import ViewLayout

/// A scene laid out once, for a test to look at.
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

  /// The root's size in points.
  var size: CGSize { host.frames.first?.frame.size ?? .zero }

  /// The frame of the node that has the identifier; `nil` for none.
  func frame(_ identifier: String) -> CGRect? {
    host.frames.lazy.compactMap { $0.first(identifiedBy: identifier) }.first?.frame
  }

  /// Lays out again, after the scene's closure was evaluated again.
  func step(_ proposal: ProposedViewSize? = nil) {
    host.reevaluate()
    host.layOut(proposal: proposal, environment: HostEnvironment())
  }

  /// Lays out again without evaluating the closure.
  func layOut(_ proposal: ProposedViewSize? = nil) {
    host.layOut(proposal: proposal, environment: HostEnvironment())
  }
}

extension ResolvedNode {
  /// The first node at or below this one that has the identifier.
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
  /// Disables a test in runs of `.ci/sanitizers` with the thread sanitizer, which traps beyond
  /// 65,536 nested calls.
  static var nestsManyCalls: Self {
    .disabled(
      if: ProcessInfo.processInfo.environment["PLUMB_SANITIZER"] == "thread",
      "the thread sanitizer keeps track of 65,536 calls inside of each other"
    )
  }
}
