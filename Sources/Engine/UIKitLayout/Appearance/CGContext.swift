public import Foundation
public import ViewLayout

/// A drawing context for `draw(_:)` and image renderers; drawing has no effect in this engine.
@preconcurrency @MainActor public final class CGContext {
  /// The number of saved states.
  private var depth = 0

  /// Creates a context without content.
  package init() {}

  public func saveGState() { depth += 1 }
  public func restoreGState() { depth -= 1 }
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func fillPath() {}
  public func strokePath() {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func stroke(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
}

/// Returns the context of the current drawing; `nil`, as nothing is drawn.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Fills a rectangle in the current drawing; has no effect.
@MainActor public func UIRectFill(_ rect: CGRect) {}

/// The format of an image renderer.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 1
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

  public init(size: CGSize) { self.size = size }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }

  public init(bounds: CGRect) { size = bounds.size }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(drawnWith: size)
  }
}
