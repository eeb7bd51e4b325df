/// The values that a modifier made for each element of its content, kept as long as the element is
/// there.
///
/// Nearly every content is one element: its entry needs no array.
struct ElementMap<Value> {
  private struct Entry {
    let element: LayoutNode
    let value: Value
  }

  private var first: Entry?
  private var others: [Entry] = []

  /// Calls a closure with what was made for each element, in order.
  func forEach(_ body: (Value) -> Void) {
    guard let first else { return }
    body(first.value)
    for entry in others { body(entry.value) }
  }

  /// Takes the elements that are there now: what is known is kept, what is new is made.
  ///
  /// - Parameters:
  ///   - elements: The content's elements, in order.
  ///   - make: Makes what a new element needs.
  ///   - drop: Called with what was made for an element that has gone, before anything is made.
  /// - Complexity: O(*n*) for *n* elements.
  mutating func follow(
    _ elements: ArraySlice<LayoutNode>,
    make: (LayoutNode) -> Value,
    drop: (Value) -> Void = { _ in }
  ) {
    if holds(elements) { return }
    var known: [ObjectIdentifier: Value] = [:]
    forEachEntry { known[ObjectIdentifier($0.element)] = $0.value }
    dropEntries(outside: elements, drop)
    (first, others) = (nil, [])
    for element in elements {
      let value = known[ObjectIdentifier(element)] ?? make(element)
      append(Entry(element: element, value: value))
    }
  }
}

extension ElementMap {
  /// Puts the nodes that were made for a list's elements in their place.
  ///
  /// - Parameters:
  ///   - elements: A list whose last elements are those that were followed.
  ///   - start: Where they begin.
  ///   - node: The node of what was made for an element.
  func replaceElements(
    of elements: inout [LayoutNode],
    from start: Int,
    with node: (Value) -> LayoutNode
  ) {
    var place = start
    forEach { value in
      elements[place] = node(value)
      place += 1
    }
  }
}

extension ElementMap {
  private func forEachEntry(_ body: (Entry) -> Void) {
    guard let first else { return }
    body(first)
    for entry in others { body(entry) }
  }

  private func holds(_ elements: ArraySlice<LayoutNode>) -> Bool {
    guard let first else { return elements.isEmpty }
    guard elements.count == 1 + others.count, elements.first === first.element else {
      return false
    }
    return elements.dropFirst().elementsEqual(others) { $0 === $1.element }
  }

  private func dropEntries(outside elements: ArraySlice<LayoutNode>, _ drop: (Value) -> Void) {
    if first == nil { return }
    let present = Set(elements.map(ObjectIdentifier.init))
    forEachEntry { entry in
      if !present.contains(ObjectIdentifier(entry.element)) { drop(entry.value) }
    }
  }

  private mutating func append(_ entry: Entry) {
    if first == nil { first = entry } else { others.append(entry) }
  }
}
