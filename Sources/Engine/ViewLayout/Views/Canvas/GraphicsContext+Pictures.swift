public import Foundation

extension GraphicsContext {
  /// A picture, measured for the context.
  public struct ResolvedImage {
    /// The picture's size, in points.
    public let size: CGSize
    /// The picture's baseline, in points from its top.
    public let baseline: CGFloat
    /// The colours of a symbol; `nil` for a picture's own.
    public var shading: Shading?
  }

  /// A view of the canvas's symbols, laid out at its ideal size.
  public struct ResolvedSymbol {
    /// The view's size, in points.
    public let size: CGSize
    let layers: [DrawingLayer]
  }

  /// A picture as the surroundings have it.
  public func resolve(_ image: Image) -> ResolvedImage {
    let size = image.ownSize(in: environment)
    return ResolvedImage(size: size, baseline: size.height)
  }

  /// The view with a tag among the canvas's symbols; `nil` where none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recording.symbols[AnyHashable(id)]
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let tint = image.shading.map { self.color(of: $0) ?? Color.primary } ?? Color.gray
    append(.fill(DrawingColor(tint)), frame: rect)
  }

  /// Draws a picture in its own size, a point of which is at another.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(of: image.size, at: point, anchor: anchor))
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size, a point of which is at another.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var placed = self
    placed.translateBy(x: rect.minX, y: rect.minY)
    placed.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    placed.append(.layers(symbol.layers))
  }

  /// Draws a symbol in its own size, a point of which is at another.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(of: symbol.size, at: point, anchor: anchor))
  }
}
