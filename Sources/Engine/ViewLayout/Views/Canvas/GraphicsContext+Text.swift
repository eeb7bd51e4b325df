public import Foundation
internal import LayoutTree

extension GraphicsContext {
  /// A text that is resolved for a context and can be measured and drawn.
  public struct ResolvedText {
    public var shading: Shading
    let typesetter: TextTypesetter
    let leftPart: CGFloat

    public func measure(in size: CGSize) -> CGSize { typesetter.size(for: ProposedViewSize(size)) }

    public func firstBaseline(in size: CGSize) -> CGFloat {
      typesetter.firstBaseline(for: ProposedViewSize(size))
    }

    public func lastBaseline(in size: CGSize) -> CGFloat {
      typesetter.lastBaseline(for: ProposedViewSize(size))
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let color = text.pieces.first?.color ?? environment.foregroundColor
    return ResolvedText(
      shading: color.map { .color($0) } ?? .foreground,
      typesetter: TextTypesetter(
        runs: text.pieces.flatMap { $0.runs(in: environment) },
        settings: environment.textSettings
      ),
      leftPart: environment.multilineTextAlignment.leftPart(in: environment.layoutDirection)
    )
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.typesetter.layout(for: ProposedViewSize(rect.size))
    let drawing = DrawingText(
      layout,
      of: text.typesetter,
      color: color(of: text.shading),
      leftPart: text.leftPart
    )
    append(.text(drawing), frame: CGRect(origin: rect.origin, size: layout.size))
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.typesetter.size(for: .unspecified)
    draw(text, in: CGRect(of: size, at: point, anchor: anchor))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// Makes a rectangle of a size, with its anchor at a point.
  init(of size: CGSize, at point: CGPoint, anchor: UnitPoint) {
    self.init(
      x: point.x - size.width * anchor.x,
      y: point.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }
}
