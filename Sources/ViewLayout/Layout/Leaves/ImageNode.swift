import Foundation

/// `Image`: its own size, or what is proposed for a resizable one (R-PROP-6).
final class ImageNode: LeafNode {
  /// The picture's name.
  var text = ""
  /// The picture's own size in points.
  var ownSize = CGSize.zero { didSet { didSet(oldValue, ownSize) } }
  /// The edges that keep their size; `nil` for a picture that is not resizable.
  var capInsets: EdgeInsets? { didSet { didSet(oldValue, capInsets) } }
  /// The font that a symbol stands in; `nil` for a picture.
  var symbolFont: TestFont? { didSet { didSet(oldValue, symbolFont) } }

  override var label: String? { text }

  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    guard let capInsets, let length = proposal[axis] else { return ownSize[axis] }
    return max(length, capInsets.total(along: axis))
  }

  private var isSymbol: Bool { symbolFont != nil && capInsets == nil }

  override var ownGuides: GuideMask { isSymbol ? .baselines : [] }

  /// R-CTRL: a symbol stands on the baseline of the text beside it.
  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard isSymbol, let symbolFont, GuideMask.baselines.contains(key.mask) else { return nil }
    // A larger symbol reaches as far below the line of its font as above it.
    return (size.height - symbolFont.lineHeight) / 2 + symbolFont.ascent
  }

  /// R-SP-10: a symbol keeps its distance as text does.
  override func computeSpacing() -> ViewSpacing {
    guard isSymbol, let symbolFont else { return .standard }
    return .text(in: symbolFont, pixelLength: session.pixelLength)
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-PROP-6") { axis in
      let length = LengthText.text(answer[axis])
      guard capInsets != nil, let offered = proposal[axis] else { return "its own \(length)" }
      return answer[axis] == offered
        ? "it is resizable: all of the proposed \(length)" : "the edges that keep theirs, \(length)"
    }
  }
}
