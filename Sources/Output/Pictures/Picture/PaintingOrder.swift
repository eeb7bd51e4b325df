internal import ViewLayout

extension [ResolvedNode] {
  /// The indices of siblings, from the back to the front.
  ///
  /// - Parameter isBackwards: Whether the last of them lies behind the others.
  /// - Returns: Each index once.
  func paintingOrder(isBackwards: Bool) -> [Int] {
    let order = isBackwards ? Array<Int>(indices.reversed()) : Array<Int>(indices)
    guard contains(where: { $0.look.zIndex != 0 }) else { return order }
    // Sorting keeps the order of equals.
    return order.enumerated().sorted { first, second in
      (self[first.element].look.zIndex, first.offset)
        < (self[second.element].look.zIndex, second.offset)
    }.map(\.element)
  }
}
