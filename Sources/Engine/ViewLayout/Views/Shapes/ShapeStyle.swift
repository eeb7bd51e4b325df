/// A colour or the like that a shape can be filled with, and a background be made of.
public protocol ShapeStyle: Sendable {
  /// The nearest plain colour; `nil` for the foreground colour.
  var plainColor: Color? { get }
}

extension Color: ShapeStyle {
  /// The colour itself.
  nonisolated public var plainColor: Color? { self }
}
