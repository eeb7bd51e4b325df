internal import CSupport

/// An element of a picture over all widths, which stores values that do not vary only once.
package struct VaryingElement: Sendable {
  /// The name of the attribute that stores the variation of an element over widths.
  private static let attribute = "data-v"

  let name: String
  let key: String
  let attributeNames: [String]
  /// Whether the element is present at each width.
  private(set) var presence = ValueRuns<Bool>()
  private(set) var attributes: [ValueRuns<AttributeValue>]
  private(set) var text = ValueRuns<String>()
  private(set) var children: [VaryingElement] = []

  private init(_ element: Element) {
    name = element.name
    key = element.key
    attributeNames = element.attributes.map(\.name)
    attributes = element.attributes.map { _ in ValueRuns() }
  }
}

extension VaryingElement {
  /// Merges the elements of all widths into varying elements.
  ///
  /// - Parameters:
  ///   - widths: The indices of the widths, from 0.
  ///   - elements: Returns the elements at a width, from back to front.
  /// - Returns: Varying elements; those that are present at a width are the elements of that width,
  ///   in order.
  package static func collect(
    _ widths: Range<Int>,
    _ elements: (Int) -> [Element]
  ) -> [VaryingElement] {
    var swept: [VaryingElement] = []
    for width in widths { merge(elements(width), at: width, into: &swept) }
    return swept
  }

  /// Merges elements with the same name, key and attribute names, in order, whatever their source
  /// is.
  ///
  /// A merge of unrelated elements can make the encoding longer, but never wrong.
  private static func merge(
    _ elements: [Element],
    at width: Int,
    into swept: inout [VaryingElement]
  ) {
    var next = 0
    for element in elements {
      if let found = swept[next...].firstIndex(where: { $0.isAlike(element) }) {
        for index in next..<found { swept[index].presence.note(false, at: width) }
        next = found
      } else {
        swept.insert(VaryingElement(element), at: next)
        if width > 0 { swept[next].presence.note(false, at: 0) }
      }
      swept[next].note(element, at: width)
      next += 1
    }
    for index in swept[next...].indices { swept[index].presence.note(false, at: width) }
  }

  private mutating func note(_ element: Element, at width: Int) {
    presence.note(true, at: width)
    for (index, attribute) in element.attributes.enumerated() {
      attributes[index].note(attribute.value, at: width)
    }
    if let text = element.text { self.text.note(text, at: width) }
    Self.merge(element.elements, at: width, into: &children)
  }

  private func isAlike(_ element: Element) -> Bool {
    name == element.name && key == element.key
      && attributeNames == element.attributes.map(\.name)
  }
}

extension VaryingElement {
  /// Returns the element at one width, with the data from which a script derives it at other
  /// widths.
  ///
  /// - Parameters:
  ///   - home: The index of the width.
  ///   - widths: All widths, in points.
  /// - Returns: The element, hidden by `display` if it is absent at that width.
  package func element(at home: Int, of widths: [Double]) -> Element {
    var element = Element("", key: key, text: text.value(at: home))
    element.name = name
    for (name, values) in zip(attributeNames, attributes) {
      guard let value = values.value(at: home) else { continue }
      element.attributes.append(Element.Attribute(name: name, value: value))
    }
    if presence.value(at: home) != true {
      element.attributes.append(Element.Attribute(name: "display", value: "none"))
    }
    if let variation = variation(over: widths) {
      element.attributes.append(Element.Attribute(name: Self.attribute, value: .text(variation)))
    }
    element.children += children.map { $0.element(at: home, of: widths).markup }
    return element
  }

  /// Returns the encoded variation of the attributes and the text; `nil` if nothing varies.
  private func variation(over widths: [Double]) -> String? {
    let presences = (0..<widths.count).map { presence.value(at: $0) == true }
    let writer = VariationText(widths: widths, presence: presences)
    var words = writer.presence.map { [$0] } ?? []
    for (name, values) in zip(attributeNames, attributes) where !values.isConstant {
      words.append(writer.attribute(name, values))
    }
    if !text.isConstant { words.append(writer.content(text)) }
    return words.isEmpty ? nil : words.joined(separator: "|")
  }
}

/// The values over all widths, run-length encoded: each value with the index of its first width.
struct ValueRuns<Value: Equatable & Sendable>: Sendable {
  private(set) var runs: [(start: Int, value: Value)] = []

  /// Records the value at a width; until the next record, the value is constant.
  ///
  /// - Parameters:
  ///   - value: The value from this width on.
  ///   - index: The index of the width, greater than all before.
  mutating func note(_ value: Value, at index: Int) {
    if runs.last?.value != value { runs.append((index, value)) }
  }

  /// Returns the value at a width; before the first record, the first value.
  func value(at index: Int) -> Value? {
    (runs.last { $0.start <= index } ?? runs.first)?.value
  }

  /// Whether there is at most one value.
  var isConstant: Bool { runs.count <= 1 }
}

/// The script that decodes the output of `VariationText` in a page.
package enum VariationScript {
  /// The JavaScript function `variations(element, widths)`, to be included before its callers.
  ///
  /// It returns a function that updates the element to the width with a given index.
  package static let source = String(cString: embedded_variation_js())
}
