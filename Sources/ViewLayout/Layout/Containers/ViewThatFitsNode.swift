import Foundation

/// `ViewThatFits`: stands for the first of its candidates whose ideal size fits (R-VTF).
///
/// All candidates are children, so that they can be asked; only the chosen one is placed.
final class ViewThatFitsNode: LayoutNode {
  /// The axes along which a candidate has to fit.
  var axes: Axis.Set = [.horizontal, .vertical] { didSet { didSet(oldValue, axes) } }
  /// The candidate that was placed last; `nil` where there is none.
  private(set) var choice: LayoutNode?
  /// The candidate whose views are alive; it follows the choice after each placement.
  var live: LayoutNode?

  override var name: String? { "ViewThatFits" }

  /// R-VTF-1: the choice is one of both axes together.
  override var couplesAxes: Bool { true }

  override var shownChildren: [LayoutNode] { choice.map { [$0] } ?? [] }

  override func shows(_ child: LayoutNode) -> Bool { child === live }

  override var ownGuides: GuideMask { GuideMask.union(of: children) }

  /// R-VTF-2: as large as the chosen candidate is for the proposal itself.
  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    candidate(for: proposal)?.measure(proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    choice = candidate(for: proposal)
    choice?.place(at: .zero, proposal: proposal)
  }

  override func explicitGuide(
    _ key: AlignmentGuideKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    candidate(for: proposal)?.statedGuide(key, size: size, proposal: proposal)
  }

  /// R-VTF-3: whichever is chosen, the distances are the first one's.
  override func computeSpacing() -> ViewSpacing { children.first?.preferredSpacing ?? .zero }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    guard let candidate = candidate(for: proposal) else {
      return LayoutReason("R-VTF-1", "there is no candidate")
    }
    return LayoutReason(
      "R-VTF-1",
      "\(words(for: candidate, proposal: proposal)); \(candidate.spokenName) answers "
        + "\(LengthText.text(answer)) to \(LengthText.text(proposal))",
      steps: children.prefix { $0 !== candidate }.map { refusal(of: $0, proposal: proposal) }
    )
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    LayoutReason("R-VTF-2", "the chosen candidate is all there is")
  }
}

extension ViewThatFitsNode {
  /// R-VTF-1: the first candidate that fits, else the last.
  private func candidate(for proposal: ProposedViewSize) -> LayoutNode? {
    children.dropLast().first { fits($0, in: proposal) } ?? children.last
  }

  private func fits(_ candidate: LayoutNode, in proposal: ProposedViewSize) -> Bool {
    if axes.isEmpty { return true }
    let ideal = candidate.measure(test(of: proposal))
    return testedAxes.allSatisfy { ideal[$0] <= proposal[$0] ?? .infinity }
  }

  /// What candidates are proposed to find out whether they fit: nothing along the tested axes.
  private func test(of proposal: ProposedViewSize) -> ProposedViewSize {
    testedAxes.reduce(into: proposal) { $0[$1] = nil }
  }

  private var testedAxes: [Axis] { Axis.allCases.filter { axes.contains($0.set) } }

  private func words(for candidate: LayoutNode, proposal: ProposedViewSize) -> String {
    let ideal = "its ideal size \(LengthText.text(candidate.measure(test(of: proposal))))"
    if fits(candidate, in: proposal) {
      return "\(candidate.spokenName) is the first that fits: \(ideal)"
    }
    return "none fits, so it is the last, \(candidate.spokenName): \(ideal)"
  }

  private func refusal(of candidate: LayoutNode, proposal: ProposedViewSize) -> String {
    let ideal = LengthText.text(candidate.measure(test(of: proposal)))
    return "\(candidate.spokenName) does not fit: ideally \(ideal)"
  }
}
