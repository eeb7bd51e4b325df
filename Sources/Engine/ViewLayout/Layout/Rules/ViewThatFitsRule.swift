import Foundation
internal import LayoutTree

/// The layout rule of `ViewThatFits`: shows the first candidate whose ideal size fits (R-VTF).
///
/// All candidates are children, so that they can be measured; only the chosen one is placed.
struct ViewThatFitsRule: LayoutRule {
  /// The axes along which a candidate has to fit.
  var axes: Axis.Set

  /// The cached choice of a candidate.
  final class Cache: RuleCache {
    /// The candidate that was last placed; `nil` if there is none.
    fileprivate(set) var choice: LayoutNode?
    /// The candidate whose views are active; updated to `choice` after each placement.
    var live: LayoutNode?

    override class var lifetime: Lifetime { .node }
  }

  static func cache(of node: LayoutNode) -> Cache {
    NodeChildren(of: node).cache { Cache() }
  }

  /// R-VTF-1: the axes are coupled, since the choice depends on both.
  func isCoupled(_ children: some LayoutChildren) -> Bool { true }

  static func shownChildren(of node: LayoutNode) -> [LayoutNode] {
    cache(of: node).choice.map { [$0] } ?? []
  }

  static func shows(_ child: LayoutNode, in node: LayoutNode) -> Bool {
    child === cache(of: node).live
  }

  func guides(_ children: some LayoutChildren) -> GuideMask { children.guides }

  /// R-VTF-2: returns the size of the chosen candidate for the container's own proposal.
  func size(for proposal: ProposedViewSize, children: some LayoutChildren) -> CGSize {
    candidate(for: proposal, among: children)?.measure(proposal) ?? .zero
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    let candidate = candidate(for: proposal, among: children)
    children.cache { Cache() }.choice = candidate?.node
    candidate?.place(at: .zero, proposal: proposal)
  }

  func explicitGuide(
    _ key: AlignmentGuideKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat? {
    candidate(for: proposal, among: children)?.explicitGuide(key, size: size, proposal: proposal)
  }

  /// R-VTF-3: returns the spacing of the first candidate, regardless of the choice.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    children.first?.preferredSpacing ?? .zero
  }

  var name: String? { "ViewThatFits" }
}

extension ViewThatFitsRule {
  /// R-VTF-1: returns the first candidate that fits, or else the last one.
  func candidate<Children: LayoutChildren>(
    for proposal: ProposedViewSize,
    among children: Children
  ) -> Children.Element? {
    for candidate in children.dropLast() where fits(candidate, in: proposal) { return candidate }
    return children.last
  }

  func fits(_ candidate: some LayoutChild, in proposal: ProposedViewSize) -> Bool {
    if axes.isEmpty { return true }
    let ideal = candidate.measure(test(of: proposal))
    return testedAxes.allSatisfy { ideal[$0] <= proposal[$0] ?? .infinity }
  }

  /// Returns the proposal that tests whether a candidate fits: unspecified along the tested axes.
  func test(of proposal: ProposedViewSize) -> ProposedViewSize {
    testedAxes.reduce(into: proposal) { $0[$1] = nil }
  }

  private var testedAxes: [Axis] { Axis.allCases.filter { axes.contains($0.set) } }
}

// MARK: - Explanation

extension ViewThatFitsRule {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let (proposal, answer) = (line.proposal, line.answer)
    let children = TracedChildren(of: node, by: tracer)
    guard let candidate = candidate(for: proposal, among: children) else {
      return LayoutReason("R-VTF-1", "there is no candidate")
    }
    return LayoutReason(
      "R-VTF-1",
      "\(words(for: candidate, proposal: proposal)); \(candidate.node.descriptiveName) returns "
        + "\(LengthText.text(answer)) for \(LengthText.text(proposal))",
      steps: children.prefix { $0.node !== candidate.node }
        .map { refusal(of: $0, proposal: proposal) }
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-VTF-2", "the chosen candidate is the only content")
  }

  private func words(for candidate: TracedChild, proposal: ProposedViewSize) -> String {
    let ideal = "its ideal size \(LengthText.text(candidate.measure(test(of: proposal))))"
    let name = candidate.node.descriptiveName
    return fits(candidate, in: proposal)
      ? "\(name) is the first that fits: \(ideal)"
      : "none fits, so it is the last, \(name): \(ideal)"
  }

  private func refusal(of candidate: TracedChild, proposal: ProposedViewSize) -> String {
    let ideal = LengthText.text(candidate.measure(test(of: proposal)))
    return "\(candidate.node.descriptiveName) does not fit: its ideal size is \(ideal)"
  }
}
