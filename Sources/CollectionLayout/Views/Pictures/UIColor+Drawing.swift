package import ViewLayout

extension UIColor {
  /// The color of a picture; `nil` for a clear one.
  package var drawn: DrawingColor? {
    let parts = components.map { Double($0) }
    guard parts[3] > 0 else { return nil }
    return DrawingColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
