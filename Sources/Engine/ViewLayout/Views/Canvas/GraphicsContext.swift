public import Foundation
internal import LayoutTree

/// The drawing context of a canvas.
///
/// A copy draws on the same canvas; changes to the copy's properties do not affect the original.
public struct GraphicsContext {
  let recording: CanvasRecording
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  /// The clips from the outermost to the innermost, in the canvas's coordinates.
  var clips: [DrawingLayer.Clip] = []
  var filters: [Filter] = []
  /// The bounding rectangle of all clips, in the canvas's coordinates.
  private var clipBounds: CGRect

  init(recording: CanvasRecording) {
    self.recording = recording
    clipBounds = CGRect(origin: .zero, size: recording.size)
  }

  public var environment: EnvironmentValues { recording.environment }

  public var clipBoundingRect: CGRect {
    Path(clipBounds).applying(transform.inverted()).boundingRect
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

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

  /// Clips to the drawing of a closure; in Plumb this has no effect.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = GraphicsContext(recording: recording.inner)
    try content(&inner)
  }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = GraphicsContext(recording: recording.inner)
    inner.transform = transform
    inner.clipBounds = clipBounds
    try content(&inner)
    append(.layers(inner.recording.layers), isMapped: false)
  }

  /// Adds a layer with the current settings of the context.
  ///
  /// - Parameters:
  ///   - content: The content of the layer.
  ///   - frame: The frame of the content, in the context's coordinates.
  ///   - isMapped: Whether the context's transform applies to the content.
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
  /// Returns the intersection of two rectangles, or `null` if it is empty or a coordinate is NaN.
  ///
  /// Foundation's `intersection` traps for NaN.
  fileprivate func overlap(with other: CGRect) -> CGRect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left < right, top < bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    append(.shape(DrawingShape(path, style: .fill(color(of: shading), style))))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    append(.shape(DrawingShape(path, style: .stroke(color(of: shading), style))))
  }

  /// Returns the color that approximates a shading, or `nil` for the primary color.
  func color(of shading: Shading) -> Color? {
    let color: Color? =
      switch shading.kind {
      case .plain(let color): color
      case .foreground: environment.foregroundColor
      case .backdrop: .clear
      }
    return (color ?? .primary).resolved(in: environment.colorScheme)
  }
}

extension GraphicsContext {
  /// An image that is resolved for a context.
  public struct ResolvedImage {
    public let size: CGSize
    public let baseline: CGFloat
    public var shading: Shading?
  }

  /// A symbol of the canvas, laid out at its ideal size.
  public struct ResolvedSymbol {
    public let size: CGSize
    let layers: [DrawingLayer]
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let size = image.ownSize(in: environment)
    return ResolvedImage(size: size, baseline: size.height)
  }

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recording.symbols[AnyHashable(id)]
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let tint = image.shading.map { self.color(of: $0) ?? Color.primary } ?? Color.gray
    append(.fill(DrawingColor(tint)), frame: rect)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(of: image.size, at: point, anchor: anchor))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var placed = self
    placed.translateBy(x: rect.minX, y: rect.minY)
    placed.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    placed.append(.layers(symbol.layers))
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(of: symbol.size, at: point, anchor: anchor))
  }
}
