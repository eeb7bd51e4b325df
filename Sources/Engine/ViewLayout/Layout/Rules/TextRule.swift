import Foundation

/// `Text`: lines of the test font (R-TXT).
struct TextRule: LeafRule {
  var look: LeafAppearance
  let typesetter: TextTypesetter
  /// The fraction of free space that is left of a short line; no frame depends on it.
  var leftPart: CGFloat
  /// The complete text, of which lines may show a part.
  var words: String

  static func == (left: TextRule, right: TextRule) -> Bool { left.typesetter == right.typesetter }

  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func guides(_ children: some LayoutChildren) -> GuideMask { .baselines }

  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    typesetter.size(for: proposal)
  }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    switch key.builtIn {
    case .firstTextBaseline: typesetter.firstBaseline(for: proposal)
    case .lastTextBaseline: typesetter.lastBaseline(for: proposal)
    default: nil
    }
  }

  /// R-SP-4: the spacing of text to other views grows with its line height.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    children.session.spacing(
      ofTextIn: typesetter.font,
      pixelLength: typesetter.settings.pixelLength
    )
  }
}
