public import Foundation

nonisolated extension Shape {
  /// The shape with its outline drawn inside, by a distance in points; its size stays.
  public func inset(by amount: CGFloat) -> some Shape {
    ModifiedShape(base: self, keepsSize: true) { rect, path in
      path(rect.insetBy(dx: amount, dy: amount))
    }
  }

  /// A part of the shape's outline, from 0 to 1, of the same size; drawn whole in pictures.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ModifiedShape(base: self, keepsSize: true) { rect, path in path(rect) }
  }

  /// The shape drawn turned, which fills what is proposed; drawn straight in pictures.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in path(rect) }
  }

  /// The shape drawn larger or smaller about a point; it fills what is proposed, as recorded.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    ModifiedShape(base: self, keepsSize: false) { rect, path in
      let (dx, dy) = (rect.width * (1 - scale), rect.height * (1 - scale))
      return path(
        CGRect(
          x: rect.minX + dx * anchor.x,
          y: rect.minY + dy * anchor.y,
          width: rect.width * scale,
          height: rect.height * scale
        )
      )
    }
  }
}
