public import ViewLayout

/// The ways to draw an outline in `draw(_:)`, which nobody calls here.
extension UIBezierPath {
  /// Draws nothing.
  public func fill() {}

  /// Draws nothing.
  public func stroke() {}

  /// Cuts nothing off.
  public func addClip() {}
}
