import Foundation

/// `ScrollView`: a viewport onto content that is as long as it likes (R-SCROLL).
struct ScrollRule: LayoutRule {
  /// The axes along which content may be longer than the viewport.
  var axes: Axis.Set
  /// The distances that are kept free around the content, which moves under them, in points
  /// (R-SCROLL-5).
  var margins: EdgeInsets
  /// Where content goes that is shorter than the viewport, where it rests, and what stays in place
  /// when lengths change.
  var anchors: ScrollAnchors
  /// The container that relative frames inside go by: the viewport without margins.
  let container: RelativeContainer

  /// Other anchors change nothing before something else does.
  static func == (left: ScrollRule, right: ScrollRule) -> Bool {
    left.axes == right.axes && left.margins == right.margins
  }

  static var isCoordinateRoot: Bool { true }

  /// R-SCROLL-1: content is as long as it likes along the scrolling axes.
  private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    for axis in Axis.allCases {
      proposal[axis] =
        axes.contains(axis.set)
        ? nil : proposal[axis].map { max(0, $0 - margins.total(along: axis)) }
    }
    return proposal
  }

  /// R-SCROLL-2: what is proposed along a scrolling axis, the content's length across.
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
    // R-CRF-1: what is proposed, as a length that the content made would change with the content.
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

  /// R-SCROLL-3: at the start of a scrolling axis, in the middle across, and in the middle of two
  /// axes if it is shorter than both.
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

  /// How far the content can be scrolled along an axis, in points.
  func range(along axis: Axis, in extent: ScrollExtent) -> CGFloat {
    guard axes.contains(axis.set) else { return 0 }
    return max(0, extent.content[axis] + margins.total(along: axis) - extent.viewport[axis])
  }
}

extension ScrollRule: SafeAreaRule {
  /// Content that moves under an edge does not touch it.
  var safeAreaEnds: Axis.Set { axes }
}

/// How far a scroll view is scrolled, as long as it lives.
final class ScrollState: RuleCache {
  /// How far the content is scrolled from where it rests, in leading-to-trailing coordinates.
  var position = CGPoint.zero
  /// The lengths that the last placement had to do with; `nil` before the first.
  private(set) var placed: ScrollExtent?
  /// Whether somebody has scrolled.
  var wasScrolled = false
  /// Whether somebody has scrolled by hand, and nobody has followed yet.
  var wasScrolledByHand = false
  /// The number of the session's layout in which the node was placed first.
  private var firstLayout: Int?

  override class var lifetime: Lifetime { .node }

  /// Keeps the position within the content (R-SCROLL-4), and where its anchors want it.
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

/// The lengths that scrolling has to do with, in points.
struct ScrollExtent: Equatable {
  var content: CGSize
  var viewport: CGSize
}

/// The points that a scroll view holds on to; `nil` for none.
struct ScrollAnchors: Equatable {
  /// The point of every role that has none of its own.
  var general: UnitPoint?
  /// The points of roles that have one of their own.
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
