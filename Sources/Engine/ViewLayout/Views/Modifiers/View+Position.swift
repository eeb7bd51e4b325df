public import Foundation

nonisolated extension View {
  /// The view's centre at a point of what is proposed, which is taken whole (R-POS-1).
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// The view's centre at a point in points from the top leading corner.
  public func position(_ position: CGPoint) -> some View {
    modifier(RuleModifier(Position(position: position)))
  }
}
