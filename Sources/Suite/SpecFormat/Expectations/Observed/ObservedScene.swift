package import Foundation
package import LayoutTree

/// A scene that was laid out, with everything that expectation blocks can observe.
package protocol ObservedScene {
  /// The issues that were reported in this phase so far; for a block that is compared at the end of
  /// the phase, all of them.
  var issues: [LayoutIssue] { get }
  /// The number of times that functions ran since the scene's first layout, by name.
  var counts: [String: Int] { get }
  /// The printed preferences that reach the root, by the names of their keys.
  var preferences: [String: String] { get }
  /// The sections of the scene's data source; `nil` for a scene without one.
  var sections: [SnapshotSection]? { get }
  /// The batch updates of the last `apply`, in order; `nil` for a scene without a data source.
  var updates: [String]? { get }
  /// The counts of the scene's cells, as far as the engine provides them; `nil` for a scene without
  /// cells.
  var cells: [CellFigure: Int]? { get }

  /// Returns the content offset at which a section with orthogonal scrolling comes to rest.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - proposed: The offset at which scrolling would stop without adjustment, in points.
  /// - Returns: The offset in points; `nil` if the section has no orthogonal scrolling.
  func restingOffset(ofSection section: Int, for proposed: Double) -> Double?

  /// The last proposal to the root; `nil` before the first layout.
  var proposal: LayoutProposal? { get }

  /// Returns the size of the root for a proposal.
  ///
  /// For the last proposal, it is the size in the current layout; for any other one, it is measured
  /// on a new graph in the same environment.
  ///
  /// - Returns: Width and height in points; `nil` for a collection view, which always fills its
  ///   proposal.
  func answer(to proposal: LayoutProposal) -> (width: Double, height: Double)?

  /// Returns a description of the scene's breach of each law.
  ///
  /// The element is `nil` for a law that holds. The result is `nil` if there is no scene.
  func breaches(of laws: [LawName]) -> [String?]?

  /// Lays out the current state of the scene under many conditions, on separate graphs.
  ///
  /// - Parameters:
  ///   - question: The values to observe in each layout.
  ///   - conditions: The conditions, in any order.
  /// - Returns: The observations in the order of the conditions; `nil` if there is no scene.
  func variants(
    _ question: VariantQuestion,
    under conditions: [LayoutConditions]
  ) -> [ObservedVariant]?

  /// The nodes of the last layout, with the lines of texts; empty if there is no scene.
  var nodes: [ResolvedNode] { get }
  /// The proposals of the last layout, in order.
  var negotiation: [NegotiationEntry] { get }
  var kind: ObservedKind { get }
  /// The position of the root's top left corner in a window of the proposal's size, in points.
  var originInWindow: CGPoint { get }

  /// Returns the elements of the collection view or table; empty for a scene of views.
  ///
  /// - Parameter onlyVisible: Whether only visible elements are needed.
  /// - Returns: The elements, beginning with the content.
  func elements(onlyVisible: Bool) -> ElementTable
}

extension ObservedScene {
  /// Whether the scene is a collection view or a table.
  package var isCollection: Bool { kind != .views }
}
