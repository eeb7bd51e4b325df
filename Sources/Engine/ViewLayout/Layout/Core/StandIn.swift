import Foundation

/// R-VIEW-5: a container whose content is statically one view stands for that view, and passes
/// everything on.
struct StandIn: WrapperRule {
  /// The name that reports have for the container.
  var name: String?

  /// It is a container all the same: facts of the element end here.
  static var wrapsOneView: Bool { false }

  static func == (left: StandIn, right: StandIn) -> Bool { true }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
  ) -> CGFloat? { children.only.statedGuide(key, size: size, proposal: proposal) }
}
