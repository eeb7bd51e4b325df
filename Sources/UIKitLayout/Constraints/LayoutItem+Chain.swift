extension LayoutItem {
  /// The item whose solver knows this one.
  package var root: any LayoutItem {
    var item: any LayoutItem = self
    while !item.isConstraintRoot, let outer = item.enclosingItem { item = outer }
    return item
  }

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
    let own = chain
    return other.chain.first { candidate in own.contains { $0 === candidate } }
  }
}
