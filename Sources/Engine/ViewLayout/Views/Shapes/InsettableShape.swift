public import Foundation

/// A shape that can be inset to produce another shape.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its path inset by a distance in points; the size does not change.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose path is inset.
nonisolated public struct ShapeInset<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard let rounded = base as? RoundedRectangle else { return base.path(in: inner) }
    // The rounded corners keep their centers.
    let radii = CGSize(
      width: max(rounded.cornerSize.width - amount, 0),
      height: max(rounded.cornerSize.height - amount, 0)
    )
    return RoundedRectangle(cornerSize: radii, style: rounded.style).path(in: inner)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public func inset(by amount: CGFloat) -> ShapeInset<Base> {
    ShapeInset(base: base, amount: self.amount + amount)
  }
}

extension InsettableShape where InsetShape == ShapeInset<Self> {
  nonisolated public func inset(by amount: CGFloat) -> ShapeInset<Self> {
    ShapeInset(base: self, amount: amount)
  }
}

extension Rectangle: InsettableShape {
  /// The type of the inset shape.
  public typealias InsetShape = ShapeInset<Rectangle>
}

extension RoundedRectangle: InsettableShape {
  /// The type of the inset shape.
  public typealias InsetShape = ShapeInset<RoundedRectangle>
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The type of the inset shape.
  public typealias InsetShape = ShapeInset<UnevenRoundedRectangle>
}

extension Circle: InsettableShape {
  /// The type of the inset shape.
  public typealias InsetShape = ShapeInset<Circle>
}

extension Ellipse: InsettableShape {
  /// The type of the inset shape.
  public typealias InsetShape = ShapeInset<Ellipse>
}

extension Capsule: InsettableShape {
  /// The type of the inset shape.
  public typealias InsetShape = ShapeInset<Capsule>
}
