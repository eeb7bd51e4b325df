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
  private var typesetter = TextTypesetter(runs: [], settings: TextSettings())

  override var label: String? { runs.map(\.string).joined() }

  override var textLines: [String]? {
    typesetter.layout(for: placedProposal).lines
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
}
