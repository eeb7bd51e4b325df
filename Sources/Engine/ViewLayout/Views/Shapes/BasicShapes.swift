public import Foundation

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: Shape, ProposalFilling {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: Shape, ProposalFilling {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize)
    return path
  }
}

/// A rectangle with rounded corners of different radii.
nonisolated public struct UnevenRoundedRectangle: Shape, ProposalFilling {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

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

  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }
}

/// A circle; since iOS 16 its frame is a square with the smaller proposed side (R-PROP-4).
nonisolated public struct Circle: Shape {
  public init() {}

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

  /// Returns a square with the smaller proposed side; unspecified sides are ignored.
  ///
  /// If both sides are unspecified, the size is 10 × 10.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
    return CGSize(width: side, height: side)
  }
}

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: Shape, ProposalFilling {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: Shape, ProposalFilling {
  public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// The shape of the surrounding container, which is always a rectangle in Plumb.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

/// The border shape of the surrounding button: a capsule.
nonisolated public struct ButtonBorderOutline: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Capsule().inset(by: amount) }
}

extension Shape where Self == ButtonBorderOutline {
  nonisolated public static var buttonBorder: ButtonBorderOutline { ButtonBorderOutline() }
}
