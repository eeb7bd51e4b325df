import Foundation

/// The requests of views to the bars of the container around them (R-BAR-1).
nonisolated struct BarRequests {
  /// The title of a navigation bar; `nil` for none.
  var title: Text?
  /// The size of the title; `nil` if no view states one.
  var displayMode: NavigationBarItem.TitleDisplayMode?
  /// The nodes of bar items, in order.
  var items: [ViewNode] = []
  /// The field of a search bar; `nil` for none.
  var search: SearchField?
  /// The visibility of bars, as stated by views.
  var visibilities: [ToolbarPlacement: Visibility] = [:]
  /// Whether a view hides the back button.
  var hidesBackButton = false
  /// The width of the column of a split view, in points; `nil` if no view states one.
  var columnWidth: CGFloat?
  /// The heights of a sheet; empty for a large one.
  var detents: Set<PresentationDetent> = []
  /// The kind of a popover in a compact width; `nil` if no view states one.
  var adaptation: PresentationAdaptation?
  /// The destinations of values, by their types.
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// The destination that is shown independently of a path; `nil` for none.
  var presented: (() -> AnyView)?

  /// Collects the requests of views in a node's subtree.
  init(of node: ViewNode) { node.visitBarRequests { add($0) } }

  private mutating func add(_ node: BarRequestNode) {
    (node as? any BarRequesting)?.addRequest(to: &self)
  }

  /// Returns whether a view hides a bar.
  func hides(_ bar: ToolbarPlacement) -> Bool {
    (visibilities[bar] ?? visibilities[.automatic]) == .hidden
  }
}

/// A node that adds its request to those of other views.
///
/// Requests of inner views come first, so that those of outer views replace them.
protocol BarRequesting: BarRequestNode {
  func addRequest(to requests: inout BarRequests)
}

/// A modifier that requests something of the bars of the container around it.
nonisolated struct BarRequest: PrimitiveModifier {
  /// Whether the request also applies to containers around the nearest navigation container, such
  /// as a tab view.
  var passesOn = false
  /// Adds the request to those of inner views.
  let add: (inout BarRequests) -> Void

  var preservesRows: Bool { true }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    let node = ExplicitBarRequestNode(content, in: context)
    node.request = self
    node.requestDidChange()
    return node
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    let node = node.expected(ExplicitBarRequestNode.self)
    node.request = self
    node.update(content, in: context)
    node.requestDidChange()
  }
}

/// The node of a `BarRequest`.
final class ExplicitBarRequestNode: BarRequestNode, BarRequesting {
  fileprivate(set) var request: BarRequest?

  func addRequest(to requests: inout BarRequests) { request?.add(&requests) }
}
