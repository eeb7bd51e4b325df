import Foundation

/// `ScrollView`: a viewport onto content that is as long as it likes (R-SCROLL).
final class ScrollNode: LayoutNode {
  /// The axes along which content may be longer than the viewport.
  var axes = Axis.Set.vertical { didSet { didSet(oldValue, axes) } }
  /// What is kept free around the content, in points.
  var margins = EdgeInsets() { didSet { didSet(oldValue, margins) } }
  /// Where content goes that is shorter than the viewport, where it rests, and what stays in place
  /// when lengths change.
  var anchors = ScrollAnchors()
  /// How far the content is scrolled from where it rests, in leading-to-trailing coordinates.
  private(set) var position = CGPoint.zero
  /// The lengths that the last placement had to do with; `nil` before the first.
  private var placed: ScrollExtent?
  /// The number of the session's layout in which the node was placed first.
  private var firstLayout: Int?
  private var wasScrolled = false
  /// Whether somebody has scrolled by hand, and nobody has followed yet.
  private(set) var wasScrolledByHand = false

  /// What relative frames inside go by: the viewport without margins.
  let container = RelativeContainer()

  override var name: String? { "ScrollView" }

  /// Scrolling does not move content in its own coordinates.
  override var clipsDrawing: Bool { true }

  override var beginsCoordinates: Bool { true }

  /// Content that moves under an edge does not touch it.
  override var safeAreaEnds: Axis.Set { axes }

  /// What is inside moves: its guides mean nothing outside.
  override var ownGuides: GuideMask { [] }

  /// R-SCROLL-1: content is as long as it likes along the scrolling axes.
  private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    for axis in Axis.allCases {
      proposal[axis] =
        axes.contains(axis.set) ? nil : proposal[axis].map { max(0, $0 - insets(along: axis)) }
    }
    return proposal
  }

  /// R-SCROLL-2: what is proposed along a scrolling axis, the content's length across.
  override func computeLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    if axes.contains(axis.set), let length = proposal[axis] { return length }
    let content = asked.first?.measure(axis, for: contentProposal(for: proposal)) ?? 0
    return content + insets(along: axis)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard let content = children.first else { return }
    // R-CRF-1: what is proposed, as a length that the content made would change with the content.
    container.setSize(
      ProposedViewSize(
        width: proposal.width.map { $0 - insets(along: .horizontal) },
        height: proposal.height.map { $0 - insets(along: .vertical) }
      )
    )
    // Recorded: the content is placed with the viewport's own length across.
    let contentProposal = contentProposal(for: ProposedViewSize(size))
    let extent = ScrollExtent(content: content.measure(contentProposal), viewport: size)
    adjustPosition(to: extent)
    var origin = CGPoint.zero
    for axis in Axis.allCases { origin[axis] = contentOrigin(along: axis, in: extent) }
    content.place(at: origin, proposal: contentProposal)
  }

  /// R-SCROLL-3: at the start of a scrolling axis, in the middle across, and in the middle of two
  /// axes if it is shorter than both.
  private func contentOrigin(along axis: Axis, in extent: ScrollExtent) -> CGFloat {
    let start = margins[.start(of: axis)]
    let room = extent.viewport[axis] - insets(along: axis) - extent.content[axis]
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

  /// What margins leave of a viewport's size.
  private func containerSize(in size: CGSize) -> CGSize {
    CGSize(
      width: size.width - insets(along: .horizontal),
      height: size.height - insets(along: .vertical)
    )
  }

  /// What margins take along an axis, in points.
  private func insets(along axis: Axis) -> CGFloat {
    margins.total(along: axis)
  }

  override func reason(for proposal: ProposedViewSize, answer: CGSize) -> LayoutReason {
    LayoutReason("R-SCROLL-2") { axis in
      let length = LengthText.text(answer[axis])
      if axes.contains(axis.set), proposal[axis] != nil { return "all of the proposed \(length)" }
      return "its content's \(length), margins included"
    }
  }

  override func placeReason(of child: LayoutNode) -> LayoutReason {
    LayoutReason(
      "R-SCROLL-3",
      "scrolled by \(LengthText.text(contentOffset.x)) along x and "
        + "\(LengthText.text(contentOffset.y)) along y"
    )
  }
}

// MARK: - Scrolling

extension ScrollNode {
  /// How far the content can be scrolled along an axis, in points.
  private func range(along axis: Axis, in extent: ScrollExtent) -> CGFloat {
    guard axes.contains(axis.set) else { return 0 }
    return max(0, extent.content[axis] + insets(along: axis) - extent.viewport[axis])
  }

  /// Keeps the position within the content (R-SCROLL-4), and where its anchors want it.
  private func adjustPosition(to extent: ScrollExtent) {
    if firstLayout == nil { firstLayout = session.layoutNumber }
    for axis in Axis.allCases {
      let range = range(along: axis, in: extent)
      if firstLayout == session.layoutNumber, let anchor = anchors.initialOffset, !wasScrolled {
        position[axis] = anchor[axis] * range
      } else if let placed, let anchor = anchors.sizeChanges {
        let rest = anchor[axis] * self.range(along: axis, in: placed)
        if abs(position[axis] - rest) < 0.001 { position[axis] = anchor[axis] * range }
      }
      position[axis] = min(max(0, position[axis]), range)
    }
    placed = extent
  }

  /// The content's offset as reports and authors count it: from the left, less the margins.
  var contentOffset: CGPoint {
    guard let placed else { return .zero }
    let x =
      isRightToLeft
      ? range(along: .horizontal, in: placed) - position.x - margins.trailing
      : position.x - margins.leading
    return CGPoint(x: x, y: position.y - margins.top)
  }

  /// Scrolls to a content offset, as far as the content goes.
  func scroll(toContentOffset offset: CGPoint) {
    guard let placed else { return }
    let x =
      isRightToLeft
      ? range(along: .horizontal, in: placed) - offset.x - margins.trailing
      : offset.x + margins.leading
    wasScrolledByHand = scroll(to: CGPoint(x: x, y: offset.y + margins.top))
  }

  /// Called by who has looked at what is in sight now.
  func didFollow() { wasScrolledByHand = false }

  /// Scrolls so that a rectangle of the content comes into sight.
  ///
  /// - Parameters:
  ///   - target: The rectangle in the content's leading-to-trailing coordinates, in points.
  ///   - anchor: The point of the rectangle and of the viewport that shall meet; `nil` to scroll
  ///     no further than it takes.
  /// - Returns: Whether the position is another one now.
  func reveal(_ target: CGRect, anchor: UnitPoint?) -> Bool {
    guard let placed else { return false }
    var position = position
    for axis in Axis.allCases where axes.contains(axis.set) {
      let viewport = placed.viewport[axis] - insets(along: axis)
      let (start, length) = (target.origin[axis], target.size[axis])
      if let anchor {
        position[axis] = start + anchor[axis] * (length - viewport)
      } else if start < position[axis] {
        position[axis] = start
      } else if start + length > position[axis] + viewport {
        position[axis] = start + length - viewport
      }
    }
    return scroll(to: position)
  }

  /// Scrolls to a position, as far as the content goes.
  @discardableResult
  private func scroll(to position: CGPoint) -> Bool {
    guard let placed else { return false }
    var position = position
    for axis in Axis.allCases {
      position[axis] = min(max(0, position[axis]), range(along: axis, in: placed))
    }
    wasScrolled = true
    guard position != self.position else { return false }
    self.position = position
    needsPlacement = true
    return true
  }

  /// What is in sight, in the content's leading-to-trailing coordinates, in points.
  var visibleContent: CGRect {
    guard let content = children.first else { return .zero }
    return CGRect(
      origin: CGPoint(x: -content.origin.x, y: -content.origin.y),
      size: size
    )
  }

  /// What `onScrollGeometryChange` tells.
  var geometry: ScrollGeometry {
    let content = placed?.content ?? .zero
    return ScrollGeometry(
      contentOffset: contentOffset,
      contentSize: content,
      contentInsets: margins,
      containerSize: containerSize(in: size)
    )
  }
}

extension LayoutNode {
  /// The first scroll view at or below the node, in tree order; `nil` for none.
  final var outermostScrollNode: ScrollNode? {
    if let scroll = self as? ScrollNode { return scroll }
    for child in children {
      if let scroll = child.outermostScrollNode { return scroll }
    }
    return nil
  }
}
