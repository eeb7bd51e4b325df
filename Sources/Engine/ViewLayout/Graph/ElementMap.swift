/// The values that a modifier stores for the elements of its content.
///
/// Each value is stored for as long as its element exists.
struct ElementMap<Value> {
  private struct Entry {
    let element: LayoutNode
    let value: Value
  }

  private var entries = ShortList<Entry>()

  /// Calls a closure with the value of each element, in order.
  func forEach(_ body: (Value) -> Void) {
    for entry in entries { body(entry.value) }
  }

  /// Updates the entries: keeps the values of known elements, and makes those of new ones.
  ///
  /// - Parameters:
  ///   - elements: The content's elements, in order.
  ///   - make: Makes the value of a new element.
  ///   - drop: Called with the value of each removed element, before any value is made.
  /// - Complexity: O(*n*) for *n* elements.
  mutating func follow(
    _ elements: ArraySlice<LayoutNode>,
    make: (LayoutNode) -> Value,
    drop: (Value) -> Void = { _ in }
  ) {
    if containsExactly(elements) { return }
    var known: [ObjectIdentifier: Value] = [:]
    for entry in entries { known[ObjectIdentifier(entry.element)] = entry.value }
    dropEntries(outside: elements, drop)
    entries.removeAll()
    for element in elements {
      let value = known[ObjectIdentifier(element)] ?? make(element)
      entries.append(Entry(element: element, value: value))
    }
  }
}

extension ElementMap {
  /// Replaces the elements of a list with the nodes of their values.
  ///
  /// - Parameters:
  ///   - elements: A list that ends with the elements of this map.
  ///   - start: The index of the first of them.
  ///   - node: Returns the node of a value.
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
  private func containsExactly(_ elements: ArraySlice<LayoutNode>) -> Bool {
    elements.count == entries.count && zip(elements, entries).allSatisfy { $0 === $1.element }
  }

  private func dropEntries(outside elements: ArraySlice<LayoutNode>, _ drop: (Value) -> Void) {
    if entries.isEmpty { return }
    let present = Set(elements.map(ObjectIdentifier.init))
    for entry in entries where !present.contains(ObjectIdentifier(entry.element)) {
      drop(entry.value)
    }
  }
}

extension ElementMap {
  /// Replaces elements by nodes around them, which have a layout rule.
  ///
  /// - Parameters:
  ///   - elements: A list that ends with the elements of this map.
  ///   - start: The index of the first of them.
  ///   - rule: The rule, which is made for each new element.
  ///   - context: The context of the modifier.
  mutating func wrap<Rule: WrapperRule>(
    _ elements: inout [LayoutNode],
    from start: Int,
    in rule: @autoclosure () -> Rule,
    _ context: ViewContext
  ) where Value == RuleNode<Rule> {
    follow(elements[start...]) { element in
      let wrapper = RuleNode(rule(), session: context.session)
      wrapper.node.adopt(CollectionOfOne(element))
      wrapper.node.isRightToLeft = context.isRightToLeft
      return wrapper
    }
    replaceElements(of: &elements, from: start, with: \.node)
  }

  /// Sets the layout rule of the nodes around the elements; the expression is evaluated for each
  /// node.
  func set<Rule: WrapperRule>(
    _ rule: @autoclosure () -> Rule,
    _ context: ViewContext
  ) where Value == RuleNode<Rule> {
    forEach { wrapper in
      wrapper.node.isRightToLeft = context.isRightToLeft
      wrapper.set(rule())
    }
  }
}
