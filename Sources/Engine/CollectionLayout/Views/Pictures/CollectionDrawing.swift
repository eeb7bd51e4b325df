package import Foundation
import UIKitLayout
package import ViewLayout

/// The elements of a collection view as pictures show them: section by section, those in sight with
/// what they hold.
@MainActor
package struct CollectionDrawing {
  /// The maximum number of content nodes in a picture.
  private static var contentLimit: Int { 400 }

  /// The views between the elements, the sections with theirs, and the elements that belong to
  /// none.
  package private(set) var nodes: [ResolvedNode] = []
  /// How many nodes were beyond the limit.
  package private(set) var omittedCount = 0
  /// How many elements are drawn.
  package let elementCount: Int
  private let view: UICollectionView
  private let columns: ResolvedColumns
  private let labels: [CollectionElement.Identity: String]
  private let visibleIdentities: Set<CollectionElement.Identity>
  private var contentCount = 0

  /// Draws elements.
  ///
  /// - Parameters:
  ///   - elements: What is drawn, as the resolver has it.
  ///   - view: The view that has views for them.
  ///   - resolver: Whose elements they are.
  ///   - window: What is in sight, in the content's coordinates.
  ///   - columns: What is wanted besides pictures.
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
    // What shows something has no need of another name.
    let label = children.contains { $0.showsNamedNodes } ? nil : labels[element.identity]
    var look = DrawingAppearance()
    look.zIndex = Double(element.zIndex)
    look.opacity = Double(element.alpha)
    look.isHidden = element.isHidden
    return ResolvedNode(
      name: element.name,
      label: label,
      frame: element.frame,
      picture: NodePicture(.element(element.identity), look: look),
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
  /// As a line of a `frames` block has it.
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
  /// How many nodes with a name there are, the node and all in it.
  fileprivate var nodeCount: Int {
    children.reduce(name.isEmpty ? 0 : 1) { $0 + $1.nodeCount }
  }

  /// Whether anything in sight has a name.
  fileprivate var showsNamedNodes: Bool {
    !look.isHidden && (!name.isEmpty || children.contains { $0.showsNamedNodes })
  }
}

extension UICollectionView {
  /// The drawing of an element's content in sight, at the element's own corner.
  func drawnContent(
    of element: CollectionElement,
    _ columns: ResolvedColumns
  ) -> [ResolvedNode] {
    shown[element.identity]?.drawnInside(columns) ?? []
  }

  /// The views that authors have put between the elements, in the content's coordinates.
  func drawnBackdrop(_ columns: ResolvedColumns) -> [ResolvedNode] {
    subviews.filter { ($0 as? UICollectionReusableView)?.element == nil }
      .map { $0.drawing(columns) }
  }

  /// The labels that tell elements apart besides their places: the identifiers that a data source
  /// knows the items by; of another one, what the cells in sight were dequeued as, where they
  /// differ in it.
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

  /// The label that tells a section apart besides its place; `nil` where there is none.
  func drawnLabel(ofSection section: Int) -> String? {
    let label = (dataSource as? any IdentifiedDataSource)?.printedSection(at: section)
    return label == "\(section)" ? nil : label
  }
}

extension UICollectionView {
  /// The elements in sight, as pictures show them in the view.
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
  /// The identifier that the view was dequeued by, or its class.
  fileprivate var dequeuedName: String { reuseIdentifier ?? String(describing: type(of: self)) }
}
