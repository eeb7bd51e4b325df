public import Foundation

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: Shape, ProposalFilling {
  /// Makes the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with its corners cut round.
nonisolated public struct RoundedRectangle: Shape, ProposalFilling {
  /// The radii of a corner, in points.
  public var cornerSize: CGSize
  /// How the corners are cut.
  public var style: RoundedCornerStyle

  /// Makes the shape with corners of two radii, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes the shape with corners of one radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize)
    return path
  }
}

/// A rectangle with its corners cut round, each by a radius of its own.
nonisolated public struct UnevenRoundedRectangle: Shape, ProposalFilling {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are cut.
  public var style: RoundedCornerStyle

  /// Makes the shape with corners of some radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes the shape with corners of four radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }
}

/// A circle: square since iOS 16, the smaller proposed side (R-PROP-4).
nonisolated public struct Circle: Shape {
  /// Makes the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }

  /// A square of the smaller proposed side, of the only one, or of 10 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
    return CGSize(width: side, height: side)
  }
}

/// An ellipse that touches all sides of its frame.
nonisolated public struct Ellipse: Shape, ProposalFilling {
  /// Makes the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: Shape, ProposalFilling {
  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

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
