package import ViewLayout

/// What shows a collection view's elements, as pictures ask.
@MainActor
package protocol CollectionContent {
  /// What an element in sight holds, at the element's own corner.
  func drawnContent(of element: CollectionElement) -> [DrawingNode]
  /// What lies behind everything; `nil` for nothing.
  var backgroundColor: UIColor? { get }
  /// What authors have put between the elements, in the content's coordinates.
  var drawnBackdrop: [DrawingNode] { get }
  /// What tells elements apart besides their places; nothing for those that nothing does.
  func drawnLabels(
    of elements: [CollectionElement.Identity]
  ) -> [CollectionElement.Identity: String]
  /// What tells a section apart besides its place; `nil` where nothing does.
  func drawnLabel(ofSection section: Int) -> String?
}

extension CollectionContent {
  package var backgroundColor: UIColor? { nil }

  package var drawnBackdrop: [DrawingNode] { [] }

  package func drawnLabels(
    of elements: [CollectionElement.Identity]
  ) -> [CollectionElement.Identity: String] { [:] }

  package func drawnLabel(ofSection section: Int) -> String? { nil }
}
