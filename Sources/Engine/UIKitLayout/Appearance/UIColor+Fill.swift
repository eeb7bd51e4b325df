import Foundation

extension UIColor {
  /// Makes this the color of what is drawn next in `draw(_:)`, which nobody calls.
  public func set() {}

  /// Makes this the color of what is filled next in `draw(_:)`, which nobody calls.
  public func setFill() {}

  /// Makes this the color of lines drawn next in `draw(_:)`, which nobody calls.
  public func setStroke() {}
}
