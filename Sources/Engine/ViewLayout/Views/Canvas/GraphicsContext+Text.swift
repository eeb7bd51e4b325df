public import Foundation

extension GraphicsContext {
  /// A text, measured for the context.
  public struct ResolvedText {
    /// The colours of the text.
    public var shading: Shading
    let typesetter: TextTypesetter
    let leftPart: CGFloat

    /// The size that the text takes where it is proposed one, in points.
    public func measure(in size: CGSize) -> CGSize { typesetter.size(for: ProposedViewSize(size)) }

    /// The first line's baseline where the text is proposed a size, in points from its top.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      typesetter.firstBaseline(for: ProposedViewSize(size))
    }

    /// The last line's baseline where the text is proposed a size, in points from its top.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      typesetter.lastBaseline(for: ProposedViewSize(size))
    }
  }

  /// A text as the surroundings set it.
  public func resolve(_ text: Text) -> ResolvedText {
    let color = text.pieces.first?.color ?? environment.foregroundColor
    return ResolvedText(
      shading: color.map { .color($0) } ?? .foreground,
      typesetter: TextTypesetter(
        runs: text.pieces.map { $0.run(in: environment) },
        settings: environment.textSettings
      ),
      leftPart: environment.multilineTextAlignment.leftPart(in: environment.layoutDirection)
    )
  }

  /// Draws a text in a rectangle, from its top on.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.typesetter.layout(for: ProposedViewSize(rect.size))
    let drawing = DrawingText(layout, color: color(of: text.shading), leftPart: text.leftPart)
    append(.text(drawing), frame: CGRect(origin: rect.origin, size: layout.size))
  }

  /// Draws a text in as much space as it takes, a point of which is at another.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.typesetter.size(for: .unspecified)
    draw(text, in: CGRect(of: size, at: point, anchor: anchor))
  }

  /// Draws a text in a rectangle, from its top on.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in as much space as it takes, a point of which is at another.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// The rectangle of a size, in points, one point of which is at another.
  init(of size: CGSize, at point: CGPoint, anchor: UnitPoint) {
    self.init(
      x: point.x - size.width * anchor.x,
      y: point.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }
}
