import Foundation

/// `ScrollView`: a viewport onto content of ideal length (R-SCROLL).
struct ScrollRule: LayoutRule {
  /// The axes along which content may be longer than the viewport.
  var axes: Axis.Set
  /// The margins around the content, which scrolls under them, in points (R-SCROLL-5).
  var margins: EdgeInsets
  /// The anchors for short content, for the initial offset, and for size changes.
  var anchors: ScrollAnchors
  /// The container of relative frames inside: the viewport without margins.
  let container: RelativeContainer

  /// Anchors are not compared: they apply only when something else changes.
  static func == (left: ScrollRule, right: ScrollRule) -> Bool {
    left.axes == right.axes && left.margins == right.margins
  }

  static var isCoordinateRoot: Bool { true }

  /// R-SCROLL-1: the content has its ideal length along the scrolling axes.
  private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    for axis in Axis.allCases {
      proposal[axis] =
        axes.contains(axis.set)
        ? nil : proposal[axis].map { max(0, $0 - margins.total(along: axis)) }
    }
    return proposal
  }

  /// R-SCROLL-2: the proposed length along a scrolling axis, the content's length across.
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
    // R-CRF-1: the proposal, because a length of the content would change with the content.
    container.setSize(
      ProposedViewSize(
        width: proposal.width.map { $0 - margins.total(along: .horizontal) },
        height: proposal.height.map { $0 - margins.total(along: .vertical) }
      )
    )
    // Recorded: the content is placed with the viewport's own length across.
    let contentProposal = contentProposal(for: ProposedViewSize(size))
    let extent = ScrollExtent(content: content.measure(contentProposal), viewport: size)
    let state = children.cache { ScrollState() }
    state.adjust(to: extent, of: self, inLayout: children.session.layoutNumber)
    var origin = CGPoint.zero
    for axis in Axis.allCases {
      origin[axis] = contentOrigin(along: axis, in: extent, scrolledBy: state.position)
    }
    content.place(at: origin, proposal: contentProposal)
  }

  /// R-SCROLL-3: at the start of a scrolling axis, centered across, and centered along two axes if
  /// it is shorter than both.
  private func contentOrigin(
    along axis: Axis,
    in extent: ScrollExtent,
    scrolledBy position: CGPoint
  ) -> CGFloat {
    let start = margins[.start(of: axis)]
    let space = extent.viewport[axis] - margins.total(along: axis) - extent.content[axis]
    guard axes.contains(axis.set) else { return start + space / 2 }
    if space > 0 { return start + space * shortContentAnchor(along: axis, in: extent) }
    return start - position[axis]
  }

  private func shortContentAnchor(along axis: Axis, in extent: ScrollExtent) -> CGFloat {
    if let anchor = anchors.alignment { return anchor[axis] }
    // Recorded: content that is longer along one of two axes begins at the corner.
    let canRest = Axis.allCases.allSatisfy { range(along: $0, in: extent) == 0 }
    return axes == [.horizontal, .vertical] && canRest ? 0.5 : 0
  }

  /// Returns the maximum scroll position along an axis, in points.
  func range(along axis: Axis, in extent: ScrollExtent) -> CGFloat {
    guard axes.contains(axis.set) else { return 0 }
    return max(0, extent.content[axis] + margins.total(along: axis) - extent.viewport[axis])
  }
}

extension ScrollRule: SafeAreaRule {
  /// Scrolled content is not adjacent to the safe areas along the scrolling axes.
  var safeAreaEnds: Axis.Set { axes }
}

/// The scroll position of a scroll view, during the life of its node.
final class ScrollState: RuleCache {
  /// The scroll position from the start, in leading-to-trailing coordinates.
  var position = CGPoint.zero
  /// The sizes of the last placement; `nil` before the first.
  private(set) var placed: ScrollExtent?
  /// Whether the position was changed by scrolling.
  var wasScrolled = false
  /// Whether a user has scrolled since the last update of the graph.
  var wasScrolledByUser = false
  /// The number of the session's layout in which the node was placed first.
  private var firstLayout: Int?

  override class var lifetime: Lifetime { .node }

  /// Clamps the position to the content (R-SCROLL-4), and applies the anchors.
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
}

/// The anchors of a scroll view; `nil` for none.
struct ScrollAnchors: Equatable {
  /// The anchor of every role without its own.
  var general: UnitPoint?
  /// The anchors by role.
  var ofRoles: [ScrollAnchorRole: UnitPoint] = [:]

  /// Where content rests that was not scrolled yet.
  var initialOffset: UnitPoint? { self[.initialOffset] }
  /// The point that stays in place when the content's or the viewport's length changes.
  var sizeChanges: UnitPoint? { self[.sizeChanges] }
  /// Where content goes that is shorter than the viewport.
  var alignment: UnitPoint? { self[.alignment] }

  private subscript(role: ScrollAnchorRole) -> UnitPoint? { ofRoles[role] ?? general }
}

/// The purpose of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// Where content rests that was not scrolled yet.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The point that stays in place when the content's or the viewport's length changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content goes that is shorter than the viewport.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
