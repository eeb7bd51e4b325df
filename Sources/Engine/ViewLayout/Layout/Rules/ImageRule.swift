import Foundation

/// `Image`: its own size, or the proposed one if it is resizable (R-PROP-6).
struct ImageRule: LeafRule {
  var look = LeafAppearance(name: "Image", paint: .color(.gray))
  /// The image's name.
  var text: String
  /// The image's own size in points.
  var ownSize: CGSize
  /// The insets of the parts that are not stretched; `nil` for an image that is not resizable.
  var capInsets: EdgeInsets?
  /// The font of a symbol; `nil` for other images.
  var symbolFont: TestFont?
  /// The size of a pixel, in points.
  var pixelLength: CGFloat
  /// Whether accessibility ignores the image; no frame depends on it.
  var isDecorative = false

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    guard let capInsets, let length = proposal[axis] else { return ownSize[axis] }
    return max(length, capInsets.total(along: axis))
  }

  private var isSymbol: Bool { symbolFont != nil && capInsets == nil }

  func guides(_ children: some LayoutChildren) -> GuideMask { isSymbol ? .baselines : [] }

  /// R-CTRL: a symbol is on the baseline of the text beside it.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    guard isSymbol, let symbolFont, GuideMask.baselines.contains(key.mask) else { return nil }
    // A larger symbol extends equally above and below the line of its font.
    return (size.height - symbolFont.lineHeight) / 2 + symbolFont.ascent
  }

  /// R-SP-10: a symbol has the spacing of text.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    guard isSymbol, let symbolFont else { return .standard }
    return children.session.spacing(ofTextIn: symbolFont, pixelLength: pixelLength)
  }
}
