import Foundation
internal import LayoutTree

/// The layout rule of `safeAreaInset`: content at one edge, and the modified view in the remaining
/// space (R-SAFE-1).
///
/// The modified view may extend under the content.
struct SafeAreaInset: WrapperRule {
  var edge: Edge
  /// The guide that aligns the content and the modified view along the other axis.
  var alignment: AlignmentGuideKey
  /// The spacing between both in points; `nil` for their preferred spacing.
  var spacing: CGFloat?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isAtStart: Bool { edge == .start(of: axis) }

  func gap<Children: LayoutChildren>(
    to content: Children.Element,
    of children: Children
  ) -> CGFloat {
    if let spacing { return spacing }
    let child = children.only
    let (first, second) = isAtStart ? (content, child) : (child, content)
    return first.preferredSpacing.distance(to: second.preferredSpacing, along: axis)
  }

  /// Returns the proposal to the content: the proposed length, minus the minimum length of the
  /// modified view.
  func contentProposal<Children: LayoutChildren>(
    for proposal: ProposedViewSize,
    of content: Children.Element,
    in children: Children
  ) -> ProposedViewSize {
    guard let length = proposal[axis], length.isFinite else { return proposal }
    var (minimum, rest) = (proposal, proposal)
    minimum[axis] = 0
    let available = max(0, length - gap(to: content, of: children))
    rest[axis] = max(0, available - children.only.measure(axis, for: minimum))
    return rest
  }

  /// Returns the length of the content with the spacing, in points.
  private func insetLength(
    of proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    guard let content = children.content else { return 0 }
    let own = contentProposal(for: proposal, of: content, in: children)
    return content.measure(axis, for: own) + gap(to: content, of: children)
  }

  func childProposal(
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> ProposedViewSize {
    guard let length = proposal[axis], length.isFinite else { return proposal }
    var rest = proposal
    rest[axis] = max(0, length - insetLength(of: proposal, children: children))
    return rest
  }

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    let length = childLength(along: axis, for: proposal, children: children)
    if axis == self.axis { return length + insetLength(of: proposal, children: children) }
    guard let content = children.content else { return length }
    let own = contentProposal(for: proposal, of: content, in: children)
    return max(length, content.measure(axis, for: own))
  }

  func childOrigin(
    in size: CGSize,
    childProposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGPoint {
    let childSize = children.only.measure(childProposal)
    let start = isAtStart ? size[axis] - childSize[axis] : 0
    return origin(of: children.only, at: start, in: size, proposal: childProposal, children)
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    children.cache { Cache() }.insetLength = insetLength(of: proposal, children: children)
    placeChild(in: size, for: proposal, children: children)
    guard let content = children.content else { return }
    let own = contentProposal(for: proposal, of: content, in: children)
    let length = content.measure(axis, for: own)
    let start = isAtStart ? 0 : size[axis] - length
    content.place(
      at: origin(of: content, at: start, in: size, proposal: own, children),
      proposal: own
    )
  }

  /// Returns the origin of a child, given its position along the edge's axis and aligned along the
  /// other axis.
  private func origin<Children: LayoutChildren>(
    of child: Children.Element,
    at start: CGFloat,
    in size: CGSize,
    proposal: ProposedViewSize,
    _ children: Children
  ) -> CGPoint {
    let own = alignment.defaultValue(width: size.width, height: size.height) {
      children.dimensions(in: size, for: proposal)
    }
    let other = child.guide(alignment, size: child.measure(proposal), proposal: proposal)
    return CGPoint(start, along: axis, across: own - other)
  }

  /// Returns the spacing: at its edge the content's, at the opposite edge the modified view's, else
  /// the larger one.
  func spacing(_ children: some LayoutChildren) -> ViewSpacing {
    guard let content = children.content else { return children.only.preferredSpacing }
    let (childSpacing, contentSpacing) = (children.only.preferredSpacing, content.preferredSpacing)
    let opposite = isAtStart ? Edge.end(of: axis) : Edge.start(of: axis)
    return ViewSpacing {
      switch $0 {
      case edge: contentSpacing[$0]
      case opposite: childSpacing[$0]
      default: childSpacing[$0].union(contentSpacing[$0])
      }
    }
  }

  func priority(_ children: some LayoutChildren) -> Double { 0 }

  /// The cached length of the content with the spacing.
  private final class Cache: RuleCache {
    /// The length in the last placement, in points.
    var insetLength: CGFloat = 0
  }

  var name: String? { "safeAreaInset" }
}

extension SafeAreaInset: SafeAreaRule {
  func safeAreaInsets(around child: LayoutNode, in node: LayoutNode) -> EdgeInsets {
    guard child === node.children.first else { return EdgeInsets() }
    let insetLength = (node.ruleCache as? Cache)?.insetLength ?? 0
    return EdgeInsets(max(0, insetLength), on: Edge.Set(edge))
  }
}

extension LayoutChildren {
  /// The content at the edge; `nil` if there is none.
  var content: Element? { count > 1 ? self[1] : nil }
}

// MARK: - Explanation

extension SafeAreaInset {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let node = line.node
    let proposal = line.proposal
    let children = TracedChildren(of: node, by: tracer)
    guard let content = children.content else {
      let answer = childAnswer(in: node, by: tracer, to: proposal)
      return LayoutReason("R-SAFE-1", "there is no content to inset: \(answer)")
    }
    let contentProposal = contentProposal(for: proposal, of: content, in: children)
    let gap = LengthText.text(gap(to: content, of: children))
    let offered = childProposal(for: proposal, children: children)
    return LayoutReason(
      "R-SAFE-1",
      "\(content.node.descriptiveName) returns \(LengthText.text(content.measure(contentProposal))) for "
        + "\(LengthText.text(contentProposal)), the gap is \(gap), and "
        + childAnswer(in: node, by: tracer, to: offered)
    )
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let guide = alignment.descriptiveName
    guard child !== node.children[0] else {
      return LayoutReason("R-SAFE-1", "away from the \(edge) edge, aligned by its \(guide)")
    }
    return LayoutReason("R-SAFE-1", "at the \(edge) edge, aligned by its \(guide)")
  }
}
