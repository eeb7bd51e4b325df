/// What a modifier made for each element of its content, kept as long as the element is there.
struct ElementMap<Value> {
  private var entries: [(element: LayoutNode, value: Value)] = []

  func forEach(_ body: (Value) -> Void) {
    for entry in entries { body(entry.value) }
  }

  /// The values for elements, in their order: kept where known, made where new.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  mutating func values(
    for elements: [LayoutNode],
    make: (LayoutNode) -> Value,
    drop: (Value) -> Void = { _ in }
  ) -> [Value] {
    if elements.count == entries.count,
      zip(elements, entries).allSatisfy({ $0 === $1.element })
    {
      return entries.map(\.value)
    }
    let known = Dictionary(
      entries.map { (ObjectIdentifier($0.element), $0.value) },
      uniquingKeysWith: { $1 }
    )
    let present = Set(elements.map(ObjectIdentifier.init))
    for entry in entries where !present.contains(ObjectIdentifier(entry.element)) {
      drop(entry.value)
    }
    entries = elements.map { ($0, known[ObjectIdentifier($0)] ?? make($0)) }
    return entries.map(\.value)
  }
}
