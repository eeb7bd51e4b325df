import Foundation

/// Collects the placements of subviews during a layout's `placeSubviews`.
final class SubviewPlacer {
  struct Placement {
    let node: LayoutNode
    /// The top leading corner in the coordinates of the bounds, in points.
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  let session: LayoutSession
  private let layoutName: String
  /// The subviews of the container with their placements, in order; `nil` outside of
  /// `placeSubviews`.
  private var current: (subviews: LayoutSubviews, placements: [Placement?])?

  /// The tracer of the layout; `nil` in an ordinary layout.
  private(set) var tracer: LayoutTracer?

  init(session: LayoutSession, layoutName: String) {
    self.session = session
    self.layoutName = layoutName
  }

  /// Runs a function of a custom layout, with a tracer for the measurements of its subviews.
  func traced<Result>(by tracer: LayoutTracer?, _ body: () -> Result) -> Result {
    let outer = self.tracer
    self.tracer = tracer
    defer { self.tracer = outer }
    return body()
  }

  /// Returns the size of a subview for a proposal, in points.
  func measure(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    tracer?.answer(of: node, to: proposal) ?? node.measure(proposal)
  }

  func dimensions(of node: LayoutNode, in proposal: ProposedViewSize) -> ViewDimensions {
    let size = measure(node, proposal)
    return ViewDimensions(node: node, size: size, proposal: proposal, tracer: tracer)
  }

  /// R-LAY-4: records a placement, which replaces an earlier one of the subview.
  ///
  /// The anchor refers to the subview's size for the proposal.
  func place(
    _ node: LayoutNode,
    index: Int,
    at position: CGPoint,
    anchor: UnitPoint,
    proposal: ProposedViewSize
  ) {
    guard let subviews = current?.subviews else {
      return session.report(.placedOutsidePlaceSubviews(layoutName))
    }
    if position.x.isNaN || position.y.isNaN { session.report(.positionNotANumber(layoutName)) }
    let size = measure(node, proposal)
    let origin = CGPoint(
      x: Self.start(position.x, fraction: anchor.x, of: size.width),
      y: Self.start(position.y, fraction: anchor.y, of: size.height)
    )
    // The layout may have retained a subview from before a change, so that its index is outdated.
    let isThere = subviews.indices.contains(index) && subviews[index].node === node
    let known = isThere ? index : subviews.firstIndex { $0.node === node }
    guard let place = known else { return }
    current?.placements[place] = Placement(node: node, origin: origin, proposal: proposal)
  }

  /// Returns the start of a length with a fraction of the length before a position, all in points.
  ///
  /// A fraction of 0 of an infinite length is 0.
  private static func start(
    _ position: CGFloat,
    fraction: CGFloat,
    of length: CGFloat
  ) -> CGFloat {
    (position.isNaN ? 0 : position) - (fraction == 0 ? 0 : fraction * length)
  }

  /// Returns one placement for each subview, in order; subviews that are not placed are centered
  /// (R-LAY-5).
  func placements(
    of subviews: LayoutSubviews,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    _ place: () -> Void
  ) -> [Placement] {
    let outer = current
    current = (subviews, Array(repeating: nil, count: subviews.count))
    place()
    let placed = current?.placements ?? []
    current = outer
    return zip(subviews, placed).map { subview, placement in
      if let placement { return placement }
      let node = subview.node
      let size = measure(node, proposal)
      return Placement(
        node: node,
        origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
        proposal: proposal
      )
    }
  }
}
