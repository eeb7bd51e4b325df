extension LayoutItem {
  /// The item whose solver knows this one.
  package var root: any LayoutItem {
    var item: any LayoutItem = self
    while !item.isConstraintRoot, let outer = item.enclosingItem { item = outer }
    return item
  }

  /// The item that this one is solved with and is in; `nil` for one that is solved apart.
  private var outerItem: (any LayoutItem)? { isConstraintRoot ? nil : enclosingItem }

  /// The item and those that it is in, up to the one with the solver.
  package var chain: [any LayoutItem] {
    var items: [any LayoutItem] = [self]
    while let last = items.last, !last.isConstraintRoot, let outer = last.enclosingItem {
      items.append(outer)
    }
    return items
  }

  /// The nearest item that both are in, or are; `nil` where there is none.
  package func commonItem(with other: any LayoutItem) -> (any LayoutItem)? {
    if self === other { return self }
    let (outer, otherOuter) = (outerItem, other.outerItem)
    if outer === other { return other }
    if otherOuter === self { return self }
    if let outer, outer === otherOuter { return outer }
    let own = Set(chain.map { ObjectIdentifier($0) })
    return other.chain.first { own.contains(ObjectIdentifier($0)) }
  }
}
