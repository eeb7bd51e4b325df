import Foundation

/// The layout rule of `Text`: lines of text in the test font (R-TXT).
struct TextRule: LeafRule {
  let typesetter: TextTypesetter
  var look: LeafAppearance
  /// The fraction of leftover width to the left of a line; it does not affect the layout.
  var leftPart: CGFloat
  /// The complete text; the lines may show only a part of it.
  var words: String

  static func == (left: TextRule, right: TextRule) -> Bool { left.typesetter == right.typesetter }

  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  func guides(_ children: some LayoutChildren) -> GuideMask { .baselines }

  // mutants(body): cost only
  /// A text keeps the sizes at recent widths, from which those for other heights follow.
  var keepsSizes: Bool { typesetter.followsFromWidth }

  // mutants(condition): cost only
  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    let ignoresCaches = children.ignoresCaches
    if !ignoresCaches, let size = typesetter.knownSize(for: proposal) { return size }
    if keepsSizes { children.session.didCompute() }
    return ignoresCaches ? typesetter.plainSize(for: proposal) : typesetter.size(for: proposal)
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

  /// R-SP-4: returns the spacing of text, which increases with the line height.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    children.session.spacing(
      ofTextIn: typesetter.font,
      pixelLength: typesetter.settings.pixelLength
    )
  }
}
