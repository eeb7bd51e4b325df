public import Foundation

nonisolated extension View {
  /// The view drawn elsewhere, which changes nothing for others (R-OFF-1).
  ///
  /// - Parameters:
  ///   - x: In points, in the direction of reading.
  ///   - y: In points, downwards.
  /// - Returns: The view, of the same size.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// The view drawn elsewhere, by a distance in points.
  public func offset(_ offset: CGSize) -> some View {
    modifier(RuleModifier(Offset(offset: offset)))
  }
}
