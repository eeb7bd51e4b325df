import Foundation

/// `Text`: lines of the test font (R-TXT).
final class TextNode: LeafNode {
  var runs: [TextRun] = [] {
    didSet {
      guard runs != oldValue else { return }
      typesetter = TextTypesetter(runs: runs, settings: settings)
      invalidate()
    }
  }
  var settings = TextSettings() {
    didSet {
      guard settings != oldValue else { return }
      typesetter = TextTypesetter(runs: runs, settings: settings)
      invalidate()
    }
  }
  /// The part of the room beside a short line that is left of it; no frame depends on it.
  var leftPart: CGFloat = 0
  /// What the author wrote, whatever is shown of it.
  var words = ""
  private var typesetter = TextTypesetter(runs: [], settings: TextSettings())

  override var label: String? { words }

  override var textLines: [String]? {
    typesetter.layout(for: placedProposal).lines
  }

  override var drawing: DrawingContent {
    guard case .text(let color) = paint else { return super.drawing }
    let layout = typesetter.layout(for: placedProposal)
    return .text(DrawingText(layout, color: color, leftPart: leftPart))
  }

  override var couplesAxes: Bool { true }

  override var ownGuides: GuideMask { .baselines }

  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    typesetter.size(for: proposal)
  }

  /// R-TXT-10: the baselines of the first and of the last visible line.
  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key.builtIn {
    case .firstTextBaseline: typesetter.layout(for: proposal).firstBaseline
    case .lastTextBaseline: typesetter.layout(for: proposal).lastBaseline
    default: nil
    }
  }

  /// R-SP-4: text keeps blocks at a distance that grows with its line height.
  override func computeSpacing() -> ViewSpacing {
    let font = runs.map(\.font).max { $0.size < $1.size } ?? TestFont(size: 20)
    return .text(in: font, pixelLength: settings.pixelLength)
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    guard proposal != .zero else { return LayoutReason("R-TXT-2", "0x0 asks for its least: 0x0") }
    let lines = typesetter.layout(for: proposal).lines
    let ideal = typesetter.layout(for: .unspecified)
    let shown = lines.map { "\"\($0)\"" }.joined(separator: ", ")
    let (width, height) = (LengthText.text(answer.width), LengthText.text(answer.height))
    let size =
      lines.count == 1
      ? "its line \(shown) is \(width) wide and \(height) high"
      : "the widest of \(lines.count) lines (\(shown)) is \(width), all are \(height) high"
    let isCut = lines.last?.contains("…") == true
    if isCut { return LayoutReason("R-TXT-5", "it is cut off with …, as not all fits; \(size)") }
    let offered = LengthText.text(proposal.width)
    return lines.count == ideal.lines.count
      ? LayoutReason("R-TXT-1", "all of it fits; \(size)")
      : LayoutReason("R-TXT-1", "it wraps at a width of \(offered); \(size)")
  }
}
