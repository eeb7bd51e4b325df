package import Foundation

/// A scene that was laid out, as blocks of expectations can look at it.
package protocol ObservedScene {
  /// The issues that were reported in this phase, so far; all of them for a block that reads whole
  /// phases.
  var issues: [LayoutIssue] { get }
  /// How often things ran since the scene's first layout, by name.
  var counts: [String: Int] { get }
  /// The preferences that reach the root, printed, by the names of their keys.
  var preferences: [String: String] { get }
  /// The sections of the scene's data source; `nil` for a scene without one.
  var sections: [SnapshotSection]? { get }
  /// The batch updates of the last `apply`, in order; `nil` for a scene without a data source.
  var updates: [String]? { get }
  /// The counts of the scene's cells, those that somebody counts; `nil` for a scene without cells.
  var cells: [CellFigure: Int]? { get }

  /// Where a section that scrolls by itself comes to rest.
  ///
  /// - Parameters:
  ///   - section: The section's place in the collection.
  ///   - proposed: Where it would stop by itself, in points.
  /// - Returns: The offset in points; `nil` where the section does not scroll by itself.
  func restingOffset(ofSection section: Int, for proposed: Double) -> Double?

  /// The last proposal to the root; `nil` before the first layout.
  var proposal: LayoutProposal? { get }

  /// The root's answer to a proposal: to the last one as the scene stands, to any other on a graph
  /// of its own in the same environment.
  ///
  /// - Returns: Width and height in points; `nil` for a collection view, which takes what it is
  ///   proposed.
  func answer(to proposal: LayoutProposal) -> (width: Double, height: Double)?

  /// Tells for each law how the scene breaks it; `nil` for a law that holds, and for all of them
  /// where there is nothing to lay out.
  func breaches(of laws: [LawName]) -> [String?]?

  /// Lays the scene out as it stands under many conditions, on graphs of its own.
  ///
  /// - Parameters:
  ///   - question: What is asked of each layout.
  ///   - conditions: The conditions, in any order.
  /// - Returns: The answers, in the order of the conditions; `nil` where there is nothing to lay
  ///   out.
  func variants(
    _ question: VariantQuestion,
    under conditions: [LayoutConditions]
  ) -> [ObservedVariant]?

  /// The nodes of the last layout, with the lines of texts; none where there is no scene.
  var nodes: [ObservedNode] { get }
  /// The proposals of the last layout, in order.
  var negotiation: [ObservedProposal] { get }
  /// The kind of what the scene shows.
  var kind: ObservedKind { get }
  /// The position of the root's top left corner in a window of the proposal's size, in points.
  var originInWindow: CGPoint { get }

  /// The elements of the collection view or the table; none for a scene of views.
  ///
  /// - Parameter inSightAlone: Whether the elements in sight are enough.
  /// - Returns: The content first.
  func elements(inSightAlone: Bool) -> ElementTable
}

extension ObservedScene {
  /// Whether the scene is a collection view or a table.
  package var isCollection: Bool { kind != .views }
}
