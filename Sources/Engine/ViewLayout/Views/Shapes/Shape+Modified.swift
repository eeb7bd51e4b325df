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
