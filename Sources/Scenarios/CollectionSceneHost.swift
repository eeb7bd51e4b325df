package import CollectionLayout
package import Foundation
package import ViewLayout

/// Shows a scene that is a collection view, as comparers ask about it.
@MainActor
package protocol CollectionSceneHost: SceneHost {
  /// The layout as it stands; `nil` before the first.
  var resolver: CollectionLayoutResolver? { get }
  /// Along which sections follow each other.
  var axis: Axis { get }
  /// The content of the elements, as pictures ask for it; `nil` before the first layout.
  var shownContent: (any CollectionContent)? { get }
  /// Scrolls an orthogonal section.
  ///
  /// - Returns: Whether the section scrolls by itself.
  func scroll(section: Int, to offset: CGFloat) -> Bool
}

extension CollectionSceneHost {
  /// Whether the collection view was given a size that one can have.
  package var hasSize: Bool {
    [currentProposal.width, currentProposal.height].allSatisfy { length in
      length.map { $0.isFinite && $0 >= 0 } ?? false
    }
  }

  /// The bounds; what cannot be a length of them is 0.
  var size: CGSize {
    let lengths = [currentProposal.width, currentProposal.height].map { length in
      length.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
    }
    return CGSize(width: lengths[0], height: lengths[1])
  }

  /// The size of everything, in points.
  package var contentSize: CGSize { resolver?.contentSize ?? .zero }

  /// Everything there is, in view or not.
  package var elements: [CollectionElement] { resolver?.allElements ?? [] }

  /// The elements in view.
  package var visibleElements: [CollectionElement] {
    guard let resolver else { return [] }
    return resolver.elements(in: CGRect(origin: resolver.scrollOffset, size: size))
  }

  /// One element; `nil` where there is none of that name.
  package func element(_ identity: CollectionElement.Identity) -> CollectionElement? {
    resolver?.element(identity)
  }

  /// The picture where one is wanted; else the content with everything in it, as laws compare it.
  ///
  /// Nothing is negotiated: a layout says what there is.
  package func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    guard let resolver else { return ResolvedTree(nodes: []) }
    guard !columns.contains(.picture) else { return picture(withSteps: columns.contains(.steps)) }
    let content = CGRect(origin: .zero, size: resolver.contentSize)
    let children = resolver.allElements.map { element in
      ResolvedNode(name: "\(element.identity)", frame: element.frame)
    }
    let root = ResolvedNode(name: "content", frame: content, children: children)
    return ResolvedTree(numbering: [root])
  }

  /// Where an orthogonal section comes to rest; `nil` for a section that does not scroll by
  /// itself.
  package func restingOffset(ofSection section: Int, for offset: CGFloat) -> CGFloat? {
    resolver?.restingOffset(ofSection: section, for: offset)
  }

  /// Why an element has its size and its place; `nil` where there is none of that name.
  func explanation(of identity: CollectionElement.Identity) -> ResolvedNode? {
    resolver?.explanation(of: identity)
  }

  /// Scrolls an orthogonal section to where it comes to rest one page further, or back.
  ///
  /// - Returns: Whether the section scrolls by itself.
  func page(section: Int, forward isForward: Bool) -> Bool {
    guard let resolver else { return false }
    let offset = resolver.orthogonalOffset(ofSection: section)
    return resolver.nextPage(ofSection: section, from: offset, isForward: isForward)
      .map { scroll(section: section, to: $0) } ?? false
  }
}
