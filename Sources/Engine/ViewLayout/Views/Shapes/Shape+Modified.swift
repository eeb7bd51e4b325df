public import Foundation

nonisolated extension Shape {
  /// A part of the shape's outline, from 0 to 1, of the same size.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ModifiedShape(base: self, keepsSize: true) { rect, path in
      path(rect).trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// The shape drawn turned about a point of its frame, which fills what is proposed.
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

  /// The shape drawn larger or smaller about a point; it fills what is proposed, as recorded.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape drawn wider or narrower, higher or lower about a point; it fills what is proposed.
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

  /// The shape drawn elsewhere, by a distance in points; it fills what is proposed, as recorded.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape drawn elsewhere, by the way to a point; it fills what is proposed, as recorded.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// The shape drawn elsewhere, by a distance in points; it fills what is proposed, as recorded.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in path(rect.offsetBy(dx: x, dy: y)) }
  }

  /// The shape with its points where a map takes them; it fills what is proposed, as recorded.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in path(rect).applying(transform) }
  }

  /// The shape drawn in a size of its own, in points; it fills what is proposed, as recorded.
  public func size(_ size: CGSize) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in
      path(CGRect(origin: rect.origin, size: size))
    }
  }

  /// The shape drawn in a size of its own, in points; it fills what is proposed, as recorded.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// A shape whose outline is another one's, changed (R-PROP-5).
nonisolated public struct ModifiedShape<Base: Shape>: Shape {
  let base: Base
  /// Whether the shape has the other one's size; it fills what is proposed otherwise.
  let keepsSize: Bool
  let change: @Sendable (CGRect, (CGRect) -> Path) -> Path

  /// The changed outline.
  public func path(in rect: CGRect) -> Path { change(rect) { base.path(in: $0) } }

  /// The other shape's size, or what is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    keepsSize ? base.sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }
}

extension ModifiedShape: NamedShape {
  nonisolated var viewName: String { ShapeName.of(base) }
}

/// A shape that reports list by the name of another.
nonisolated protocol NamedShape {
  var viewName: String { get }
}

/// The name by which reports list a shape.
enum ShapeName {
  static func of<Content: Shape>(_ shape: Content) -> String {
    (shape as? any NamedShape)?.viewName ?? TypeName.plain(Content.self)
  }
}

/// The outline of a shape as a line, which is a shape again; its size is the shape's (R-PROP-5).
nonisolated public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  /// How the line is drawn, which takes no space of its own.
  let style: StrokeStyle

  /// The shape's own outline: the middle of the line.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape, drawn as a line of the foreground colour.
  public var body: ShapeView<Base> {
    ShapeView(shape: base, styles: [.stroke(nil, style)])
  }
}

nonisolated extension StrokedShape {
  /// The line in a colour.
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Base> {
    ShapeView(shape: base, styles: [.stroke(content.plainColor, self.style)])
  }
}

extension StrokedShape: NamedShape {
  nonisolated var viewName: String { ShapeName.of(base) }
}

nonisolated extension Shape {
  /// What is inside of this shape and not of another in the same frame; of this one's size.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What is inside of this shape and of another in the same frame; of this one's size.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What is inside of one of two shapes in the same frame alone; of this one's size.
  public func symmetricDifference<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    combined(with: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// What is inside of one of two shapes in the same frame, or of both; of this one's size.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.union($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that are inside of another shape; of this one's size.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that are outside of another shape; of this one's size.
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

  /// Erases the type of a shape.
  public init<Content: Shape>(_ shape: Content) { self.shape = shape }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension AnyShape: NamedShape {
  nonisolated var viewName: String { ShapeName.of(shape) }
}
