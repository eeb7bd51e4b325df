internal import SpecFormat

/// One check of a layout: a new one is a type of its own, a case of ``CheckName`` and a line in
/// ``LayoutChecks``.
protocol LayoutCheck: Sendable {
  /// The nodes that break it, in tree order.
  ///
  /// - Parameters:
  ///   - scene: The layout.
  ///   - least: The least width and height of what can be tapped, in points; 0 where no check of
  ///     these asks.
  /// - Returns: A finding for each node, or for each pair of them.
  func findings(in scene: CheckedScene, least: Double) -> [CheckFinding]
}
