package import ViewLayout

/// The views and data that show a collection view's elements, as pictures ask for them.
@MainActor
package protocol CollectionContent {
  /// The drawing of an element's content in sight, at the element's own corner.
  func drawnContent(of element: CollectionElement) -> [ResolvedNode]
  /// The color behind everything; `nil` for none.
  var backgroundColor: UIColor? { get }
  /// The views that authors have put between the elements, in the content's coordinates.
  var drawnBackdrop: [ResolvedNode] { get }
  /// The labels that tell elements apart besides their places; none for an element that has none.
  func drawnLabels(
    of elements: [CollectionElement.Identity]
  ) -> [CollectionElement.Identity: String]
  /// The label that tells a section apart besides its place; `nil` where there is none.
  func drawnLabel(ofSection section: Int) -> String?
}

extension CollectionContent {
  package var backgroundColor: UIColor? { nil }

  package var drawnBackdrop: [ResolvedNode] { [] }

  package func drawnLabels(
    of elements: [CollectionElement.Identity]
  ) -> [CollectionElement.Identity: String] { [:] }

  package func drawnLabel(ofSection section: Int) -> String? { nil }
}
