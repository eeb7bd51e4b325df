import Foundation
internal import LayoutTree

/// The layout rule of `ScrollView`: a viewport that shows content of ideal length (R-SCROLL).
struct ScrollRule: LayoutRule {
  /// The axes along which content scrolls.
  var axes: Axis.Set
  /// The margins around the content in points, which scrolls under them (R-SCROLL-5).
  var margins: EdgeInsets
  /// The anchors for short content, the initial offset and size changes.
  var anchors: ScrollAnchors
  /// The container for `containerRelativeFrame` inside: the viewport without margins.
  let container: RelativeContainer

  /// Anchors are not compared, since they apply only when a placement has another cause.
  static func == (left: ScrollRule, right: ScrollRule) -> Bool {
    left.axes == right.axes && left.margins == right.margins
  }

  static var isCoordinateRoot: Bool { true }

  /// R-SCROLL-1: returns the proposal to the content, which is unspecified along the scrolling
  /// axes.
  private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    for axis in Axis.allCases {
      proposal[axis] =
        axes.contains(axis.set)
        ? nil : proposal[axis].map { max(0, $0 - margins.total(along: axis)) }
    }
    return proposal
  }

  /// R-SCROLL-2: returns the proposed length along a scrolling axis, and the content's length along
  /// the other axis.
  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat {
    if axes.contains(axis.set), let length = proposal[axis] { return length }
    let content = children.first?.measure(axis, for: contentProposal(for: proposal)) ?? 0
    return content + margins.total(along: axis)
  }

  func clampsProposal(along axis: Axis, _ children: NodeChildren) -> Bool {
    axes.contains(axis.set) || !children.flags.contains(.nonlinear(along: axis))
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) {
    guard let content = children.first else { return }
    // R-CRF-1: the size is the proposal, since a length of the content would change with the
    // content.
    container.setSize(
      ProposedViewSize(
        width: proposal.width.map { $0 - margins.total(along: .horizontal) },
        height: proposal.height.map { $0 - margins.total(along: .vertical) }
      )
    )
    // As recorded, the content is placed with the viewport's length along the other axis.
    let contentProposal = contentProposal(for: ProposedViewSize(size))
    let state = children.cache { ScrollState() }
    let extent = ScrollExtent(
      content: content.measure(contentProposal),
      viewport: size,
      collapsedBar: state.collapsedBar
    )
    state.adjust(to: extent, of: self, inLayout: children.session.layoutNumber)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      origin[axis] = contentOrigin(along: axis, in: extent, scrolledBy: state.position)
    }
    content.place(at: origin, proposal: contentProposal)
  }

  /// R-SCROLL-3: returns the content's origin along an axis.
  ///
  /// Content starts at the start of a scrolling axis and is centered along the other axis. With two
  /// scrolling axes, content that is shorter along both is centered.
  private func contentOrigin(
    along axis: Axis,
    in extent: ScrollExtent,
    scrolledBy position: CGPoint
  ) -> CGFloat {
    let start = margins[.start(of: axis)] + extent.collapsedBar(along: axis)
    let space =
      extent.viewport[axis] - margins.total(along: axis) - extent.collapsedBar(along: axis)
      - extent.content[axis]
    guard axes.contains(axis.set) else { return start + space / 2 }
    if space > 0 { return start + space * shortContentAnchor(along: axis, in: extent) }
    return start - position[axis]
  }

  private func shortContentAnchor(along axis: Axis, in extent: ScrollExtent) -> CGFloat {
    if let anchor = anchors.alignment { return anchor[axis] }
    // As recorded, content that is longer along one of two scrolling axes starts at the corner.
    let canRest = Axis.allCases.allSatisfy { range(along: $0, in: extent) == 0 }
    return axes == [.horizontal, .vertical] && canRest ? 0.5 : 0
  }

  /// Returns the maximum scroll position along an axis, in points.
  func range(along axis: Axis, in extent: ScrollExtent) -> CGFloat {
    guard axes.contains(axis.set) else { return 0 }
    let length =
      extent.content[axis] + margins.total(along: axis) + extent.collapsedBar(along: axis)
    return max(0, length - extent.viewport[axis])
  }

  var name: String? { "ScrollView" }

  func traits(of node: LayoutNode) -> NodeTraits {
    var traits = NodeTraits()
    traits.clips = .both
    if axes.contains(.horizontal) { traits.scrolls.insert(.horizontal) }
    if axes.contains(.vertical) { traits.scrolls.insert(.vertical) }
    return traits
  }
}

extension ScrollRule: SafeAreaRule {
  /// Scrolled content is not adjacent to outer safe areas along the scrolling axes.
  var safeAreaEnds: Axis.Set { axes }
}

/// The scroll position of a scroll view, which lives as long as its node.
final class ScrollState: RuleCache {
  /// The scroll position from the start, in leading-to-trailing coordinates.
  var position = CGPoint.zero
  /// The sizes of the last placement; `nil` before the first one.
  private(set) var placed: ScrollExtent?
  /// R-BAR-13: the height that the bar above the scroll view has lost by scrolling, in points.
  ///
  /// The viewport is higher by it, and the content does not move.
  var collapsedBar: CGFloat = 0
  /// Whether scrolling has ever changed the position.
  var wasScrolled = false
  /// Whether the user has scrolled since the last update of the view graph.
  var wasScrolledByUser = false
  /// The number of the session's layout pass in which the node was first placed.
  private var firstLayout: Int?

  override class var lifetime: Lifetime { .node }

  /// Clamps the position to its valid range (R-SCROLL-4), and applies the anchors.
  func adjust(to extent: ScrollExtent, of rule: ScrollRule, inLayout number: Int) {
    if firstLayout == nil { firstLayout = number }
    for axis in Axis.allCases {
      let range = rule.range(along: axis, in: extent)
      if firstLayout == number, let anchor = rule.anchors.initialOffset, !wasScrolled {
        position[axis] = anchor[axis] * range
      } else if let placed, let anchor = rule.anchors.sizeChanges {
        let rest = anchor[axis] * rule.range(along: axis, in: placed)
        if abs(position[axis] - rest) < 0.001 { position[axis] = anchor[axis] * range }
      }
      position[axis] = min(max(0, position[axis]), range)
    }
    placed = extent
  }
}

/// The sizes of the content and of the viewport, in points.
struct ScrollExtent: Equatable {
  var content: CGSize
  var viewport: CGSize
  /// The height that the bar above the viewport has lost by scrolling.
  var collapsedBar: CGFloat = 0

  func collapsedBar(along axis: Axis) -> CGFloat { axis == .vertical ? collapsedBar : 0 }
}

/// The anchors of a scroll view; `nil` for none.
struct ScrollAnchors: Equatable {
  /// The anchor of all roles that are not in `ofRoles`.
  var general: UnitPoint?
  var ofRoles: [ScrollAnchorRole: UnitPoint] = [:]

  /// The anchor of the initial content offset, before any scrolling.
  var initialOffset: UnitPoint? { self[.initialOffset] }
  /// The point that keeps its position when the size of the content or the viewport changes.
  var sizeChanges: UnitPoint? { self[.sizeChanges] }
  /// The alignment of content that is shorter than the viewport.
  var alignment: UnitPoint? { self[.alignment] }

  private subscript(role: ScrollAnchorRole) -> UnitPoint? { ofRoles[role] ?? general }
}

/// The role of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

// MARK: - Explanation

extension ScrollRule {
  var clipsDrawing: Bool { true }

  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    let (proposal, answer) = (line.proposal, line.answer)
    return LayoutReason("R-SCROLL-2") { axis in
      let length = LengthText.text(answer[axis])
      if axes.contains(axis.set), proposal[axis] != nil { return "all of the proposed \(length)" }
      return "its content's \(length), including margins"
    }
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    let offset = ScrollNode(node)?.contentOffset ?? .zero
    return LayoutReason(
      "R-SCROLL-3",
      "scrolled by \(LengthText.text(offset.x)) along x and \(LengthText.text(offset.y)) along y"
    )
  }
}
