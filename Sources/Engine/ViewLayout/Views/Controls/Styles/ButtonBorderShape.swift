public import Foundation

/// The outline of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Round.
  public static let circle = ButtonBorderShape(name: "circle")

  /// With round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

nonisolated extension View {
  /// The view with an outline of its buttons with borders; their lengths stay.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with buttons that do what they do again while they are held, or not.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with buttons of a size that is said.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { modifier(EmptyModifier()) }
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As their labels.
  public static let fitted = ButtonSizing(name: "fitted")
}
