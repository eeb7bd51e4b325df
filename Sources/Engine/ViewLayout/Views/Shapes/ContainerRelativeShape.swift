public import Foundation

/// The outline of the window's part that a view is in, which has none here: a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public init() {}

  /// A rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The outline of the window's part that a view is in.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
