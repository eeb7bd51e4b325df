public import Foundation

/// The outline of the button that a view is in: a capsule.
nonisolated public struct ButtonBorderOutline: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape { Capsule().inset(by: amount) }
}

extension Shape where Self == ButtonBorderOutline {
  /// The outline of the button that the view is in.
  nonisolated public static var buttonBorder: ButtonBorderOutline { ButtonBorderOutline() }
}
