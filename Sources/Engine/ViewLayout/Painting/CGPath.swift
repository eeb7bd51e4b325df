public import Foundation

/// An outline as Core Graphics has it.
public class CGPath: Equatable {
  /// The outline.
  package final var path: Path

  init(_ path: Path) { self.path = path }

  /// Makes the outline of a rectangle, where a map takes it.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// Makes the outline of an ellipse in a rectangle, where a map takes it.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// Makes the outline of a rectangle with round corners of two radii in points, where a map takes
  /// it.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: radii).applying(transform ?? .identity))
  }

  /// Around all points, those that control curves too; null where there are none.
  public final var boundingBox: CGRect { path.boundingRect }

  /// Around all that is drawn: here the box of all points.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether there is nothing to draw.
  public final var isEmpty: Bool { path.isEmpty }

  /// Whether both have the same pieces.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

extension Path {
  /// Makes an outline of one of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// The outline as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }
}
