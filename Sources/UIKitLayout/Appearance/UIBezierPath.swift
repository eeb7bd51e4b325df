public import Foundation
public import ViewLayout

/// An outline of lines and curves.
public typealias CGPath = Path

/// An outline of lines and curves, for layers and for `draw(_:)`, which nobody calls.
@preconcurrency @MainActor open class UIBezierPath {
  /// The outline.
  open var cgPath = Path()
  /// The line's width, in points.
  open var lineWidth: CGFloat = 1

  /// Makes an outline of nothing.
  public init() {}

  /// Makes an outline of another one.
  public init(cgPath: CGPath) { self.cgPath = cgPath }

  /// Makes a rectangle.
  public init(rect: CGRect) { cgPath = Path(rect) }

  /// Makes an ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

  /// Makes a rectangle with round corners of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Makes a rectangle with round corners; all are round here.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    cgPath = Path(roundedRect: rect, cornerSize: cornerRadii)
  }

  /// Begins a line at a point.
  open func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Draws a line to a point.
  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Draws a curve to a point.
  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) { cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }

  /// Draws a curve of one control point to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws a line to where it began.
  open func close() { cgPath.closeSubpath() }

  /// Fills the outline in `draw(_:)`, which nobody calls.
  open func fill() {}

  /// Draws the outline as a line in `draw(_:)`, which nobody calls.
  open func stroke() {}

  /// Cuts what is drawn next to the outline in `draw(_:)`, which nobody calls.
  open func addClip() {}

  /// The rectangle around the outline, in points.
  open var bounds: CGRect { cgPath.boundingRect }
}
