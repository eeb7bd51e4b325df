public import Foundation
public import ViewLayout

/// Where a scenario runs: it keeps the scene's graph, and lets steps change it.
@MainActor
public final class Stage {
  /// What is called when the scene is ready and after each step, with the phase's number: 0
  /// before any step.
  private let onPhase: @MainActor (Stage, Int) -> Void
  private var phase = 0

  package init(onPhase: @escaping @MainActor (Stage, Int) -> Void) {
    self.onPhase = onPhase
  }

  /// Shows a scene of views.
  public func scene<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    onPhase(self, phase)
  }

  /// Runs a step, evaluates the scene again, its identity kept, and goes on to the next phase.
  public func step(_ body: @MainActor () throws -> Void) rethrows {
    try body()
    phase += 1
    onPhase(self, phase)
  }

  /// Makes the size that the stage proposes another one, in points.
  public func resize(width: CGFloat?, height: CGFloat?) {}

  /// Taps the view that has the identifier: its button's or its tap gesture's action runs.
  public func tap(_ identifier: String) {}

  /// Counts an event of the author's own, for `calls` blocks.
  public nonisolated static func count(_ name: String) {}
}

extension Stage {
  /// Lays the scene out on the graph that it has, until state and preferences have settled.
  ///
  /// - Parameter proposal: What the root is proposed; `nil` for what it was proposed last.
  package func layOut(proposal: ProposedViewSize?, environment: HostEnvironment) {}

  /// The frames of the last layout: the root's nodes.
  package var frames: [FrameNode] { [] }

  /// The last layout's negotiation, as the algorithm reads with both axes together.
  package func negotiation() -> [NegotiationEntry] { [] }

  /// How often things ran since the scene's first layout, by name.
  package var counts: [String: Int] { [:] }

  /// The preferences that reach the root, printed, by the names of their keys.
  package var preferences: [String: String] { [:] }

  /// The issues since the last call, in the order they were reported.
  package func takeIssues() -> [Issue] { [] }
}
