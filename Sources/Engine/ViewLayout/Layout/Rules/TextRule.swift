import Foundation

/// `Text`: lines of the test font (R-TXT).
struct TextRule: LeafRule {
  var look: LeafLook
  let typesetter: TextTypesetter
  /// The part of the room beside a short line that is left of it; no frame depends on it.
  var leftPart: CGFloat
  /// The words that the author wrote, whatever is shown of them.
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

  /// R-SP-4: text keeps blocks at a distance that grows with its line height.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    children.session.spacing(
      ofTextIn: typesetter.font,
      pixelLength: typesetter.settings.pixelLength
    )
  }
}
