public import Foundation

nonisolated extension Shape {
  /// Trims the path of the shape to a part from 0 to 1; the size does not change.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ModifiedShape(base: self, keepsSize: true) { rect, path in
      path(rect).trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// Rotates the path around an anchor of its frame; the shape fills its proposal.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in
      let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
      return path(rect).applying(
        CGAffineTransform(translationX: x, y: y)
          .rotated(by: angle.radians)
          .translatedBy(x: -x, y: -y)
      )
    }
  }

  /// Scales the path around an anchor; the shape fills its proposal, as recorded.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the path around an anchor; the shape fills its proposal.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in
      path(
        CGRect(
          x: rect.minX + rect.width * (1 - x) * anchor.x,
          y: rect.minY + rect.height * (1 - y) * anchor.y,
          width: rect.width * x,
          height: rect.height * y
        )
      )
    }
  }

  /// Offsets the path by a distance in points; the shape fills its proposal, as recorded.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Offsets the path by a point's coordinates; the shape fills its proposal, as recorded.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// Offsets the path by a distance in points; the shape fills its proposal, as recorded.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in path(rect.offsetBy(dx: x, dy: y)) }
  }

  /// Applies a transform to the path; the shape fills its proposal, as recorded.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in path(rect).applying(transform) }
  }

  /// Draws the path in a fixed size, in points; the shape fills its proposal, as recorded.
  public func size(_ size: CGSize) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in
      path(CGRect(origin: rect.origin, size: size))
    }
  }

  /// Draws the path in a fixed size, in points; the shape fills its proposal, as recorded.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape with the modified path of a base shape (R-PROP-5).
nonisolated public struct ModifiedShape<Base: Shape>: Shape {
  let base: Base
  /// Whether the shape has the size of the base shape; otherwise it fills its proposal.
  let keepsSize: Bool
  let change: @Sendable (CGRect, (CGRect) -> Path) -> Path

  public func path(in rect: CGRect) -> Path { change(rect) { base.path(in: $0) } }

  /// Returns the size of the base shape, or the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    keepsSize ? base.sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }
}

extension ModifiedShape: DerivedShape {
  nonisolated var source: any Shape { base }
}

/// A shape that appears in reports under the name of the shape that it is made from.
nonisolated protocol DerivedShape {
  var source: any Shape { get }
}

nonisolated extension Shape {
  /// The shape that this one is ultimately made from, whose name reports have.
  var innermostSource: any Shape { (self as? any DerivedShape)?.source.innermostSource ?? self }
}

/// A shape that strokes a base shape; it has the size of the base shape (R-PROP-5).
nonisolated public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  /// The style of the line, which takes no space.
  let style: StrokeStyle

  /// Returns the path of the base shape, which is the center of the line.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public var body: ShapeView<Base> {
    ShapeView(shape: base, styles: [.stroke(nil, style)])
  }
}

nonisolated extension StrokedShape {
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Base> {
    ShapeView(shape: base, styles: [.stroke(content.plainColor, self.style)])
  }
}

extension StrokedShape: DerivedShape {
  nonisolated var source: any Shape { base }
}

nonisolated extension Shape {
  /// Returns this shape without the inside of another one; the size is that of this shape.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the intersection with another shape; the size is that of this shape.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the symmetric difference with another shape; the size is that of this shape.
  public func symmetricDifference<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    combined(with: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the union with another shape; the size is that of this shape.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's path inside of another shape; the size is that of this
  /// shape.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's path outside of another shape; the size is that of this
  /// shape.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }

  private func combined<Other: Shape>(
    with other: Other,
    by combine: @escaping @Sendable (Path, Path) -> Path
  ) -> ModifiedShape<Self> {
    ModifiedShape(base: self, keepsSize: true) { rect, path in
      combine(path(rect), other.path(in: rect))
    }
  }
}

/// A shape whose type is erased.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  public init<Content: Shape>(_ shape: Content) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension AnyShape: DerivedShape {
  nonisolated var source: any Shape { shape }
}
