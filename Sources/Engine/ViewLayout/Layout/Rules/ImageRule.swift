import Foundation

/// `Image`: its own size, or what is proposed for a resizable one (R-PROP-6).
struct ImageRule: LeafRule {
  var look = LeafLook(name: "Image", paint: .color(.gray))
  /// The picture's name.
  var text: String
  /// The picture's own size in points.
  var ownSize: CGSize
  /// The edges that keep their size; `nil` for a picture that is not resizable.
  var capInsets: EdgeInsets?
  /// The font that a symbol stands in; `nil` for a picture.
  var symbolFont: TestFont?
  /// The size of a pixel, in points.
  var pixelLength: CGFloat
  /// Whether it says nothing to those who have the scene read aloud; no frame depends on it.
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

  /// R-CTRL: a symbol stands on the baseline of the text beside it.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    guard isSymbol, let symbolFont, GuideMask.baselines.contains(key.mask) else { return nil }
    // A larger symbol reaches as far below the line of its font as above it.
    return (size.height - symbolFont.lineHeight) / 2 + symbolFont.ascent
  }

  /// R-SP-10: a symbol keeps its distance as text does.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    guard isSymbol, let symbolFont else { return .standard }
    return children.session.spacing(ofTextIn: symbolFont, pixelLength: pixelLength)
  }
}
