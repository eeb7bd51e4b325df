public import Foundation

/// A shape whose outline can be drawn further inside.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  /// The type of the shape further inside.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline drawn inside, by a distance in points; its size stays.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn further inside.
nonisolated public struct ShapeInset<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard let rounded = base as? RoundedRectangle else { return base.path(in: inner) }
    // Corners have the same middle as those outside.
    let radii = CGSize(
      width: max(rounded.cornerSize.width - amount, 0),
      height: max(rounded.cornerSize.height - amount, 0)
    )
    return RoundedRectangle(cornerSize: radii, style: rounded.style).path(in: inner)
  }

  /// The size of the shape that is drawn further inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape, still further inside.
  public func inset(by amount: CGFloat) -> ShapeInset<Base> {
    ShapeInset(base: base, amount: self.amount + amount)
  }
}

extension Rectangle: InsettableShape {
  /// The shape, further inside.
  nonisolated public func inset(by amount: CGFloat) -> ShapeInset<Rectangle> {
    ShapeInset(base: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The shape, further inside.
  nonisolated public func inset(by amount: CGFloat) -> ShapeInset<RoundedRectangle> {
    ShapeInset(base: self, amount: amount)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The shape, further inside.
  nonisolated public func inset(
    by amount: CGFloat
  ) -> ShapeInset<UnevenRoundedRectangle> {
    ShapeInset(base: self, amount: amount)
  }
}

extension Circle: InsettableShape {
  /// The shape, further inside.
  nonisolated public func inset(by amount: CGFloat) -> ShapeInset<Circle> {
    ShapeInset(base: self, amount: amount)
  }
}

extension Ellipse: InsettableShape {
  /// The shape, further inside.
  nonisolated public func inset(by amount: CGFloat) -> ShapeInset<Ellipse> {
    ShapeInset(base: self, amount: amount)
  }
}

extension Capsule: InsettableShape {
  /// The shape, further inside.
  nonisolated public func inset(by amount: CGFloat) -> ShapeInset<Capsule> {
    ShapeInset(base: self, amount: amount)
  }
}
