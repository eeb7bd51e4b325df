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

  static var beginsCoordinates: Bool { true }

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
    asking children: some LayoutChildren
  ) -> CGFloat {
    if axes.contains(axis.set), let length = proposal[axis] { return length }
    let content = children.first?.measure(axis, for: contentProposal(for: proposal)) ?? 0
    return content + margins.total(along: axis)
  }

  func isStraight(along axis: Axis, _ children: NodeChildren) -> Bool {
    axes.contains(axis.set) || !children.inside.contains(.bent(along: axis))
  }

  func place(
    in size: CGSize,
    for proposal: ProposedViewSize,
    asking children: some LayoutChildren
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
    let state = children.memory { ScrollState() }
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
    let room = extent.viewport[axis] - margins.total(along: axis) - extent.content[axis]
    guard axes.contains(axis.set) else { return start + room / 2 }
    if room > 0 { return start + room * shortContentAnchor(along: axis, in: extent) }
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
