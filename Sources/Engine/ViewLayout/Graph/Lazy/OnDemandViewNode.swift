/// Rows of a lazy container that are created when they become visible.
protocol OnDemandRows {
  /// The number of rows, created or not.
  var rowCount: Int { get }

  /// Returns the layout node of a row, and creates it if necessary.
  ///
  /// The result is `nil` if the view has fewer elements than its type implies.
  func element(ofRow row: Int) -> LayoutNode?

  /// Releases all rows except those that satisfy a condition.
  func release(except rows: (Int) -> Bool)

  /// Returns the row with an id; `nil` if there is none.
  ///
  /// The id is that of the collection's element, or is set by `id(_:)` as the outermost modifier of
  /// a row.
  func row(of id: AnyHashable) -> Int?
}

/// The rows of a lazy container, whose nodes exist only while they are needed.
final class OnDemandViewNode: ViewNode {
  /// The node of an element, with the identity that it was created for.
  private struct Unit {
    let id: AnyHashable
    let node: ViewNode
  }

  private(set) var source: RowSource
  private var context: RetainedContext
  private var units: [Int: Unit] = [:]
  /// The number of units by id, if two elements can have the same one.
  private var counts: [AnyHashable: Int] = [:]

  init(_ source: RowSource, in context: ViewContext) {
    self.source = source
    self.context = RetainedContext(context)
    super.init(in: context)
  }

  override var childNodes: [ViewNode] {
    units.sorted { $0.key < $1.key }.map(\.value.node)
  }

  override var staticCount: Int? { nil }

  /// Appends all elements, for a container that is not lazy.
  override func appendElements(to elements: inout [LayoutNode]) {
    for index in 0..<source.count { node(of: index).appendElements(to: &elements) }
  }

  override func appendRows(to outline: inout LazyOutline) { outline.append(.onDemand(self)) }

  override func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Bool) -> Bool {
    units.sorted { $0.key < $1.key }.map(\.value).contains { unit in
      visit(unit.id, unit.node) || unit.node.visitIdentities(visit)
    }
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollTarget? {
    for (_, unit) in units {
      if unit.id == id, let element = unit.node.elements.first { return ScrollTarget(element) }
    }
    return super.scrollTarget(for: id)
  }

  /// Updates the existing nodes, matched by identity.
  ///
  /// - Complexity: O(*m*) for *m* nodes if every element has kept its index, otherwise O(*n*) for
  ///   *n* elements.
  func update(_ source: RowSource, in context: ViewContext) {
    let isSameLength = source.count == self.source.count
    self.source = source
    self.context.follow(context)
    let old = units
    (units, counts) = ([:], [:])
    var places: [AnyHashable: Int]?
    for (index, unit) in old.sorted(by: { $0.key < $1.key }) {
      guard let place = place(of: unit, at: index, among: &places), units[place] == nil else {
        unit.node.leave()
        continue
      }
      keep(unit, at: place)
      source.view(place).update(unit.node, in: context.inside(self).insideRow)
    }
    if !isSameLength || units.keys.sorted() != old.keys.sorted() || places != nil {
      elementsDidChange()
    }
  }

  private func place(
    of unit: Unit,
    at index: Int,
    among places: inout [AnyHashable: Int]?
  ) -> Int? {
    if index < source.count, source.id(index) == unit.id { return index }
    if places == nil {
      places = Dictionary(
        (0..<source.count).map { (source.id($0), $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    return places?[unit.id]
  }
}

extension OnDemandViewNode: OnDemandRows {
  var rowCount: Int { source.rowCount }

  func element(ofRow row: Int) -> LayoutNode? {
    let elements = node(of: row / source.rowsPerElement).elements
    let index = row % source.rowsPerElement
    return index < elements.count ? elements[index] : nil
  }

  func release(except rows: (Int) -> Bool) {
    for (index, unit) in units {
      let first = index * source.rowsPerElement
      guard !(first..<(first + source.rowsPerElement)).contains(where: rows) else { continue }
      drop(unit, at: index)
      unit.node.leave()
    }
  }

  func row(of id: AnyHashable) -> Int? {
    if let index = source.index(of: id) { return index * source.rowsPerElement }
    let index = (0..<source.count).first { index in
      (source.content(index) as? any ExplicitlyIdentified)?.id == id
    }
    return index.map { $0 * source.rowsPerElement }
  }

  private func node(of index: Int) -> ViewNode {
    if let unit = units[index] { return unit.node }
    let node = source.view(index).node(in: context.known.inside(self).insideRow)
    keep(Unit(id: source.id(index), node: node), at: index)
    return node
  }

  /// Stores an element's node, and reports its id if another existing node has the same one.
  private func keep(_ unit: Unit, at index: Int) {
    units[index] = unit
    if source.areDistinct { return }
    let count = counts[unit.id, default: 0] + 1
    counts[unit.id] = count
    if count > 1 { graph.session.report(.duplicateIdentity(unit.id)) }
  }

  private func drop(_ unit: Unit, at index: Int) {
    units[index] = nil
    if source.areDistinct { return }
    let count = counts[unit.id, default: 1] - 1
    counts[unit.id] = count == 0 ? nil : count
  }
}

/// A view with an explicit id.
nonisolated protocol ExplicitlyIdentified {
  var id: AnyHashable { get }
}
