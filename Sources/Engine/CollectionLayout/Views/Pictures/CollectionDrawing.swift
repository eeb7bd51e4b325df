package import Foundation
package import LayoutTree
import UIKitLayout
package import ViewLayout

/// The elements of a collection view for a picture, by section; visible elements include their
/// content.
@MainActor
package struct CollectionDrawing {
  /// The maximum number of content nodes in a picture.
  private static var contentLimit: Int { 400 }

  /// Views between the elements, then sections with their elements, then elements without a
  /// section.
  package private(set) var nodes: [ResolvedNode] = []
  /// The number of nodes omitted because of the limit.
  package private(set) var omittedCount = 0
  /// The number of elements that are drawn.
  package let elementCount: Int
  private let view: UICollectionView
  private let columns: ResolvedColumns
  private let labels: [CollectionElement.Identity: String]
  private let visibleIdentities: Set<CollectionElement.Identity>
  private var contentCount = 0

  /// Creates the drawing of elements.
  ///
  /// - Parameters:
  ///   - elements: The elements to draw, with the frames of the resolver.
  ///   - view: The collection view that shows them.
  ///   - resolver: The resolver of the elements.
  ///   - window: The visible rectangle, in content coordinates.
  ///   - columns: The requested properties besides pictures.
  package init(
    _ elements: [CollectionElement],
    in view: UICollectionView,
    laidOutBy resolver: any CollectionResolver,
    window: CGRect,
    columns: ResolvedColumns = []
  ) {
    self.view = view
    self.columns = columns
    elementCount = elements.count
    labels = view.drawnLabels(of: elements.map(\.identity))
    visibleIdentities = Set(resolver.elements(in: window).map(\.identity))
    let sections = Dictionary(grouping: elements, by: \.section)
    nodes = view.drawnBackdrop(columns)
    for section in sections.keys.compactMap(\.self).sorted() {
      draw(section, of: sections[section] ?? [], resolver)
    }
    for element in sections[nil] ?? [] { nodes.append(node(of: element)) }
  }
}

extension CollectionDrawing {
  private mutating func draw(
    _ section: Int,
    of elements: [CollectionElement],
    _ resolver: any CollectionResolver
  ) {
    guard let first = elements.first else { return }
    let scrolls = resolver.restingOffset(ofSection: section, for: 0) != nil
    let children = elements.map { node(of: $0) }
    guard !columns.contains(.traits) else {
      let cellCount = elements.count { $0.identity.isCell }
      guard scrolls, cellCount > 0 else { return nodes += children }
      let parts = zip(elements, children)
      nodes += parts.filter { !$0.0.identity.isCell }.map(\.1)
      nodes.append(
        view.scrollingRow(of: parts.filter { $0.0.identity.isCell }.map(\.1), resolver)
      )
      return
    }
    nodes.append(
      ResolvedNode(
        name: "section \(section)",
        label: view.drawnLabel(ofSection: section),
        frame: elements.dropFirst().reduce(first.frame) { $0.union($1.frame) },
        picture: NodePicture(.section(scrollsByItself: scrolls)),
        children: children
      )
    )
  }

  private mutating func node(of element: CollectionElement) -> ResolvedNode {
    let children = children(of: element)
    // An element whose content has named nodes needs no label.
    let label = children.contains { $0.showsNamedNodes } ? nil : labels[element.identity]
    var appearance = DrawingAppearance()
    appearance.zIndex = Double(element.zIndex)
    appearance.opacity = Double(element.alpha)
    appearance.isHidden = element.isHidden
    return ResolvedNode(
      name: element.name,
      label: label,
      frame: element.frame,
      picture: NodePicture(.element(element.identity), appearance: appearance),
      traits: columns.contains(.traits) ? view.traits(of: element) : nil,
      children: children.map { $0.moved(by: element.frame.origin) }
    )
  }

  private mutating func children(of element: CollectionElement) -> [ResolvedNode] {
    guard visibleIdentities.contains(element.identity), !element.isHidden else { return [] }
    let nodes = view.drawnContent(of: element, columns)
    let count = nodes.reduce(0) { $0 + $1.nodeCount }
    guard columns.contains(.traits) || contentCount + count <= Self.contentLimit else {
      omittedCount += count
      return []
    }
    contentCount += count
    return nodes
  }
}

extension CollectionElement {
  /// The name of the element in a `frames` block.
  fileprivate var name: String {
    switch identity {
    case .cell(let section, let item): "cell \(section).\(item)"
    case .supplementary(let kind, let section, let item):
      "supplementary \"\(kind)\" \(section).\(item)"
    case .layoutSupplementary(let kind, let item):
      "supplementary \"\(kind)\" layout" + (item == 0 ? "" : ".\(item)")
    case .decoration(let kind, let section): "decoration \"\(kind)\" \(section)"
    }
  }
}

extension ResolvedNode {
  /// The number of named nodes in this subtree.
  fileprivate var nodeCount: Int {
    children.reduce(name.isEmpty ? 0 : 1) { $0 + $1.nodeCount }
  }

  /// Whether this subtree has a visible node with a name.
  fileprivate var showsNamedNodes: Bool {
    !appearance.isHidden && (!name.isEmpty || children.contains { $0.showsNamedNodes })
  }
}

extension UICollectionView {
  /// Returns the drawing of an element's visible content, in the element's coordinates.
  func drawnContent(
    of element: CollectionElement,
    _ columns: ResolvedColumns
  ) -> [ResolvedNode] {
    shown[element.identity]?.drawnInside(columns) ?? []
  }

  /// Returns the drawings of subviews that are not elements, in content coordinates.
  func drawnBackdrop(_ columns: ResolvedColumns) -> [ResolvedNode] {
    subviews.filter { ($0 as? UICollectionReusableView)?.element == nil }
      .map { $0.drawing(columns) }
  }

  /// Returns the labels of elements besides their index paths.
  ///
  /// These are the printed identifiers of the data source's items. Without identifiers they are the
  /// reuse identifiers of the visible cells, if those differ.
  func drawnLabels(
    of elements: [CollectionElement.Identity]
  ) -> [CollectionElement.Identity: String] {
    let cells = elements.filter { if case .cell = $0 { true } else { false } }
    if let dataSource = dataSource as? any IdentifiedDataSource {
      return labels(of: cells) { dataSource.printedItem(at: $0.indexPath) }
    }
    let labels = labels(of: cells) { shown[$0]?.dequeuedName }
    return Set(labels.values).count > 1 ? labels : [:]
  }

  /// Returns the printed identifier of a section; `nil` without identifiers, or if it equals the
  /// index.
  func drawnLabel(ofSection section: Int) -> String? {
    let label = (dataSource as? any IdentifiedDataSource)?.printedSection(at: section)
    return label == "\(section)" ? nil : label
  }
}

extension UICollectionView {
  /// Returns the drawings of the visible elements.
  func drawnElements(_ columns: ResolvedColumns) -> [ResolvedNode] {
    guard let resolver else { return drawnBackdrop(columns) }
    return CollectionDrawing(
      visibleElements,
      in: self,
      laidOutBy: resolver,
      window: bounds,
      columns: columns
    ).nodes
  }

  private func labels(
    of cells: [CollectionElement.Identity],
    label: (CollectionElement.Identity) -> String?
  ) -> [CollectionElement.Identity: String] {
    Dictionary(cells.compactMap { cell in label(cell).map { (cell, $0) } }) { first, _ in first }
  }
}

extension UICollectionReusableView {
  /// The identifier that the view was dequeued with, or its class name.
  fileprivate var dequeuedName: String { reuseIdentifier ?? String(describing: type(of: self)) }
}
