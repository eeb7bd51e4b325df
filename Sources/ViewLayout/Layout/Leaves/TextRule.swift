import Foundation

/// `Text`: lines of the test font (R-TXT).
struct TextRule: LeafRule {
  var look: LeafLook
  var runs: [TextRun]
  var settings: TextSettings
  /// The part of the room beside a short line that is left of it; no frame depends on it.
  var leftPart: CGFloat
  /// The words that the author wrote, whatever is shown of them.
  var words: String

  static func == (left: TextRule, right: TextRule) -> Bool {
    left.runs == right.runs && left.settings == right.settings
  }

  private final class Memory: RuleMemory {
    let typesetter: TextTypesetter

    init(_ typesetter: TextTypesetter) { self.typesetter = typesetter }
  }

  /// The text's typesetter, made once.
  func typesetter(_ children: some LayoutChildren) -> TextTypesetter {
    children.memory { Memory(TextTypesetter(runs: runs, settings: settings)) }.typesetter
  }

  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func guides(_ children: some LayoutChildren) -> GuideMask { .baselines }

  func size(for proposal: ProposedViewSize, asking children: some LayoutChildren) -> CGSize {
    typesetter(children).size(for: proposal)
  }

  /// R-TXT-10: the baselines of the first and of the last visible line.
  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat? {
    switch key.builtIn {
    case .firstTextBaseline: typesetter(children).layout(for: proposal).firstBaseline
    case .lastTextBaseline: typesetter(children).layout(for: proposal).lastBaseline
    default: nil
    }
  }

  /// R-SP-4: text keeps blocks at a distance that grows with its line height.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    let font = runs.map(\.font).max { $0.size < $1.size } ?? TestFont(size: 20)
    return .text(in: font, pixelLength: settings.pixelLength)
  }
}
