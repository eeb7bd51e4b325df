public import Foundation

/// The context that a canvas's closure draws in.
///
/// A copy of it draws on the same canvas; what is set in the copy is not in the first one.
public struct GraphicsContext {
  let recording: CanvasRecording
  /// How opaque what is drawn is, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// The map of all that is drawn.
  public var transform = CGAffineTransform.identity
  /// The outermost one first, in the canvas's coordinates.
  var clips: [DrawingLayer.Clip] = []
  var filters: [Filter] = []
  /// Around all clips, in the canvas's coordinates.
  private var clipBounds: CGRect

  init(recording: CanvasRecording) {
    self.recording = recording
    clipBounds = CGRect(origin: .zero, size: recording.size)
  }

  /// The surroundings of the canvas.
  public var environment: EnvironmentValues { recording.environment }

  /// Around all that can be seen, in the context's own coordinates.
  public var clipBoundingRect: CGRect {
    Path(clipBounds).applying(transform.inverted()).boundingRect
  }

  /// Moves all that is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Enlarges all that is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns all that is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Maps all that is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Changes all that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Leaves away what is outside of an outline, or inside of it.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    var outline = path.applying(transform)
    if options.contains(.inverse) {
      outline = Path(clipBounds).subtracting(outline, eoFill: style.isEOFilled)
    }
    let bounds = clipBounds.overlap(with: outline.boundingRect)
    clipBounds = bounds.isNull ? .zero : bounds
    clips.append(
      DrawingLayer.Clip(path: DrawingPathText.text(outline), isEvenOdd: style.isEOFilled)
    )
  }

  /// Leaves away what is outside of all that a closure draws: of the frame around it here.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = GraphicsContext(recording: recording.inner)
    try content(&inner)
  }

  /// Draws what a closure draws as one, which has the context's opacity and filters as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(recording: recording.inner)
    inner.transform = transform
    inner.clipBounds = clipBounds
    try content(&inner)
    append(.layers(inner.recording.layers), isMapped: false)
  }

  /// Adds a picture with all that was set.
  ///
  /// - Parameters:
  ///   - content: The picture.
  ///   - frame: Where it is, in the context's coordinates.
  ///   - isMapped: Whether the context's map takes it elsewhere.
  func append(_ content: DrawingContent, frame: CGRect = .zero, isMapped: Bool = true) {
    let map = transform
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
    guard numbers.allSatisfy(\.isFinite) else { return }
    recording.append(
      DrawingLayer(
        content,
        frame: frame,
        matrix: isMapped && !map.isIdentity ? numbers : [],
        opacity: min(max(opacity, 0), 1),
        clips: clips,
        filters: filters.compactMap { $0.effect?.styleText },
        blending: blendMode.styleText
      )
    )
  }
}

extension CGRect {
  /// The part that two rectangles have in common; `null` where they have none, or one of them has a
  /// place or a length that is no number, where Foundation's own answer ends the process.
  fileprivate func overlap(with other: CGRect) -> CGRect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left < right, top < bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    append(.shape(DrawingShape(path, style: .fill(color(of: shading), style))))
  }

  /// Draws a line along an outline, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along an outline, of a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    append(.shape(DrawingShape(path, style: .stroke(color(of: shading), style))))
  }

  /// The nearest plain colour; `nil` for the primary one.
  func color(of shading: Shading) -> Color? {
    switch shading.kind {
    case .plain(let color): color
    case .foreground: environment.foregroundColor
    case .backdrop: .clear
    }
  }
}

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
