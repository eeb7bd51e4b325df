/// A node that lays out the bars which its content requests, such as a navigation stack (R-BAR-1).
protocol BarOwner: GraphNode {
  /// Called when a view inside has made, changed or withdrawn a request.
  func barRequestsDidChange()
}

/// The node of a modifier that requests something of the bars of the nearest container.
///
/// A container that no view makes requests of does not search its content for them.
class BarRequestNode: TransparentViewNode {
  /// The nearest container that lays out bars; `nil` if there is none.
  private(set) final var owner: ViewNodeHandle?

  override init<Content: View>(_ content: Content, in context: ViewContext) {
    super.init(content, in: context)
    owner = barOwner?.handle
  }

  final override func visitBarRequests(_ visit: (BarRequestNode) -> Void) {
    super.visitBarRequests(visit)
    if isLive { visit(self) }
  }

  /// Called after the request has changed.
  final func requestDidChange() { (owner?.node as? any BarOwner)?.barRequestsDidChange() }

  override func didLeave() { requestDidChange() }
}
