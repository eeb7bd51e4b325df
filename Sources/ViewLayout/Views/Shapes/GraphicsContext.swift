public import Foundation

/// The context that a canvas's closure draws in; the closure is never called.
public struct GraphicsContext {
  /// What an outline is filled or stroked with.
  public enum Shading {
    /// One colour.
    case color(Color)
    /// A style.
    case style(any ShapeStyle)
    /// The colours of a gradient.
    case gradient(Gradient)
    /// The foreground's colour.
    case foreground
    /// The colour behind all.
    case backdrop

    /// The colours of a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading { .gradient(gradient) }

    /// The colours of a gradient from a point outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading { .gradient(gradient) }
  }

  /// Something that is done to all that is drawn.
  public struct Filter {
    /// It is blurred, by points.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// It has a shadow.
    public static func shadow(
      color: Color = .black,
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter() }
  }

  /// A text, measured for the context.
  public struct ResolvedText {
    /// The colours of the text.
    public var shading: Shading
    let text: Text

    /// The size that the text takes where it is proposed one, in points; nothing asks for it.
    public func measure(in size: CGSize) -> CGSize { size }
  }

  /// A picture, measured for the context.
  public struct ResolvedImage {
    /// The picture's size, in points.
    public let size: CGSize
  }

  /// How opaque what is drawn is, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// The map of all that is drawn.
  public var transform = CGAffineTransform.identity
  /// What the surroundings say.
  public var environment: EnvironmentValues { EnvironmentValues() }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws a line along an outline, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Draws a line along an outline, of a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Draws a text, a point of which is at another.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws a text, a point of which is at another.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a picture, a point of which is at another.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {}

  /// Measures a text.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(shading: .foreground, text: text)
  }

  /// Measures a picture.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(size: .zero) }

  /// Draws what a closure draws as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var context = self
    try content(&context)
  }

  /// Leaves away what is outside of an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Does something to all that is drawn.
  public mutating func addFilter(_ filter: Filter) {}

  /// Moves all that is drawn, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(translationX: x, y: y).concatenating(transform)
  }

  /// Enlarges all that is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
  }

  /// Turns all that is drawn.
  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(transform)
  }

  /// Maps all that is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}
