internal import SpecFormat
internal import ViewLayout

/// One check of a layout: a new one is a type of its own, a case of ``CheckName`` and a line in
/// ``LayoutChecks``.
protocol LayoutCheck: Sendable {
  /// The nodes that break it, in tree order.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the layout.
  ///   - scene: The layout with what it was proposed.
  ///   - least: The least width and height of what can be tapped, in points; 0 where no check of
  ///     these asks.
  /// - Returns: A finding for each node, or for each pair of them.
  func findings(in nodes: CheckedNodes, of scene: CheckedScene, least: Double) -> [CheckFinding]
}
