internal import CSupport

/// An element of a picture over all widths: of what is the same at all of them there is one.
package struct VaryingElement: Sendable {
  /// The attribute of an element with the way it varies over widths.
  private static let attribute = "data-v"

  let name: String
  let key: String
  let attributeNames: [String]
  /// Whether it is there at a width.
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
  /// Collects the elements of all widths into elements that vary.
  ///
  /// - Parameters:
  ///   - widths: The indices of the widths, from 0.
  ///   - elements: The elements at each, from back to front.
  /// - Returns: Elements of which those that are there at a width are that width's, in its order.
  package static func collect(
    _ widths: Range<Int>,
    _ elements: (Int) -> [Element]
  ) -> [VaryingElement] {
    var swept: [VaryingElement] = []
    for width in widths { merge(elements(width), at: width, into: &swept) }
    return swept
  }

  /// Elements that are alike and in order are the same, whatever they are of: that can make the
  /// text longer, and never wrong.
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
  /// The element as it is at one of the widths, with what a script needs to make it any other's.
  ///
  /// - Parameters:
  ///   - home: The index of the width.
  ///   - widths: All widths, in points.
  /// - Returns: The element; what is not there at that width is not displayed.
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

  /// The attributes and the text that vary, as a page carries them; `nil` where nothing varies.
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

/// The values of something over all widths: each with the first width that it is at.
struct ValueRuns<Value: Equatable & Sendable>: Sendable {
  private(set) var runs: [(start: Int, value: Value)] = []

  /// Notes the value at a width; what is between is as it was before.
  ///
  /// - Parameters:
  ///   - value: The value from this width on.
  ///   - index: Which width it is, greater than all before.
  mutating func note(_ value: Value, at index: Int) {
    if runs.last?.value != value { runs.append((index, value)) }
  }

  /// The value at a width; before the first one, that one's.
  func value(at index: Int) -> Value? {
    (runs.last { $0.start <= index } ?? runs.first)?.value
  }

  /// Whether it is the same all along.
  var isConstant: Bool { runs.count <= 1 }
}

/// The reader of what `VariationText` writes, for a page.
package enum VariationScript {
  /// The function `variations(element, widths)` in JavaScript, to stand before the script that
  /// calls it.
  ///
  /// It returns a function that makes the element what it is at the width of an index.
  package static let source = String(cString: embedded_variation_js())
}
