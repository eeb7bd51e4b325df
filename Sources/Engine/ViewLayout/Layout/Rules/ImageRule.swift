import Foundation
internal import LayoutTree

/// The layout rule of `Image`: the image's size, or the proposed size if it is resizable
/// (R-PROP-6).
struct ImageRule: LeafRule {
  var appearance = LeafAppearance(name: "Image", paint: .color(.gray))
  /// The name of the image.
  var text: String
  /// The size of the image itself, in points.
  var ownSize: CGSize
  /// The insets of the parts that are not stretched; `nil` if the image is not resizable.
  var capInsets: EdgeInsets?
  /// The font of a symbol; `nil` for other images.
  var symbolFont: ResolvedFont?
  /// The size of a pixel, in points.
  var pixelLength: CGFloat
  /// Whether assistive technologies ignore the image; it does not affect the layout.
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

  /// R-CTRL-19: the words for a symbol size that is estimated; `nil` for a recorded size, other
  /// images and the test font.
  var estimate: String? {
    guard isSymbol, let font = symbolFont, font.metrics.system != .test else { return nil }
    return SymbolMetrics.estimate(of: text)
  }

  func guides(_ children: some LayoutChildren) -> GuideMask { isSymbol ? .baselines : [] }

  /// R-CTRL: returns the baselines of a symbol, which is aligned with the baseline of adjacent
  /// text.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    guard isSymbol, let font = symbolFont?.metrics, GuideMask.baselines.contains(key.mask) else {
      return nil
    }
    // A symbol that is taller than its font's line extends equally above and below it.
    return (size.height - font.lineHeight) / 2 + font.ascent
  }

  /// R-SP-10: returns the spacing of text for a symbol, and the standard spacing for other images.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    guard isSymbol, let font = symbolFont?.metrics else { return .standard }
    return children.session.spacing(ofTextIn: font, pixelLength: pixelLength)
  }

  var label: String? { text }

  func traits(of node: LayoutNode) -> NodeTraits {
    var traits = NodeTraits(.image)
    traits.isDecorative = isDecorative
    traits.isMissing = symbolFont == nil && ImageAssets.size(of: text) == nil
    if let estimate { traits.unrecordedLengths = [estimate] }
    return traits
  }
}

extension ImageRule {
  func drawing(of node: LayoutNode) -> DrawingContent {
    guard case .color(let color) = appearance.paint else { return .room }
    let isSymbol = symbolFont != nil
    return .image(DrawingImage(name: text, isSymbol: isSymbol, color: DrawingColor(color)))
  }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-PROP-6") { axis in
      let length = LengthText.text(answer[axis])
      guard capInsets != nil, let offered = proposal[axis] else {
        return estimate == nil ? "its own \(length)" : "its own \(length), an estimate (R-CTRL-19)"
      }
      return answer[axis] == offered
        ? "it is resizable: all of the proposed \(length)"
        : "the fixed edges of its cap insets, \(length)"
    }
  }
}
