public import Foundation
public import ViewLayout

/// A drawing context for `draw(_:)` and image renderers; drawing has no effect in this engine.
@preconcurrency @MainActor public final class CGContext {
  /// The number of saved states.
  private var depth = 0

  /// Creates a context without content.
  package init() {}

  /// Saves the state; has no effect.
  public func saveGState() { depth += 1 }
  /// Restores the last saved state; has no effect.
  public func restoreGState() { depth -= 1 }
  /// Sets the fill color; has no effect.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the stroke color; has no effect.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the line width in points; has no effect.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the line ends; has no effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the line joins; has no effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the dashes of lines; has no effect.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the opacity; has no effect.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the shadow; has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Begins a path; has no effect.
  public func beginPath() {}
  /// Closes the path; has no effect.
  public func closePath() {}
  /// Moves to a point; has no effect.
  public func move(to point: CGPoint) {}
  /// Adds a line; has no effect.
  public func addLine(to point: CGPoint) {}
  /// Adds lines; has no effect.
  public func addLines(between points: [CGPoint]) {}
  /// Adds a rectangle; has no effect.
  public func addRect(_ rect: CGRect) {}
  /// Adds an ellipse; has no effect.
  public func addEllipse(in rect: CGRect) {}
  /// Adds a path; has no effect.
  public func addPath(_ path: CGPath) {}
  /// Adds an arc; has no effect.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Adds a curve with two control points; has no effect.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a curve with one control point; has no effect.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Fills the path; has no effect.
  public func fillPath() {}
  /// Strokes the path; has no effect.
  public func strokePath() {}
  /// Clips later drawing to the path; has no effect.
  public func clip() {}
  /// Clips later drawing to a rectangle; has no effect.
  public func clip(to rect: CGRect) {}
  /// Fills a rectangle; has no effect.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles; has no effect.
  public func fill(_ rects: [CGRect]) {}
  /// Strokes a rectangle; has no effect.
  public func stroke(_ rect: CGRect) {}
  /// Fills an ellipse; has no effect.
  public func fillEllipse(in rect: CGRect) {}
  /// Strokes an ellipse; has no effect.
  public func strokeEllipse(in rect: CGRect) {}
  /// Clears a rectangle; has no effect.
  public func clear(_ rect: CGRect) {}
  /// Moves the coordinates; has no effect.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales the coordinates; has no effect.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Rotates the coordinates; has no effect.
  public func rotate(by angle: CGFloat) {}
}

/// Returns the context of the current drawing; `nil`, as nothing is drawn.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Fills a rectangle in the current drawing; has no effect.
@MainActor public func UIRectFill(_ rect: CGRect) {}

/// The format of an image renderer.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  /// Whether the image has no transparent parts.
  public var opaque = false

  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context of an image renderer.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext {
  public let cgContext = CGContext()
  public let format = UIGraphicsImageRendererFormat()

  /// Fills a rectangle; has no effect.
  public func fill(_ rect: CGRect) {}
  /// Strokes a rectangle; has no effect.
  public func stroke(_ rect: CGRect) {}
}

/// A renderer of images, of which only the size is known.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Creates a renderer of images with a size in points.
  public init(size: CGSize) { self.size = size }

  /// Creates a renderer of images with a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }

  /// Creates a renderer of images with a size in points.
  public init(bounds: CGRect) { size = bounds.size }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(drawnWith: size)
  }
}
