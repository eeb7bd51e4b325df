/// An element of HTML, SVG or XML, which one layout of a sweep has and the next one may have
/// otherwise.
package struct Element: Sendable, Equatable {
  package struct Attribute: Sendable, Equatable {
    package var name: String
    package var value: AttributeValue
  }

  package var name: String
  /// The name of its source, so that a sweep finds it again at another width; elements of one name
  /// are told apart by their order.
  package var key: String
  /// In the order they are written.
  package var attributes: [Attribute]
  package var children: [Markup]

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - name: `div`, `rect`.
  ///   - key: The name of its source.
  ///   - attributes: In the order they are written; one without a value is left out.
  ///   - text: The text in it, before its children; `nil` for none.
  ///   - children: The pieces inside, in order.
  package init(
    _ name: StaticString,
    key: String = "",
    _ attributes: [(StaticString, AttributeValue?)] = [],
    text: String? = nil,
    children: [Markup] = []
  ) {
    self.name = "\(name)"
    self.key = key
    self.attributes = attributes.compactMap { name, value in
      value.map { Attribute(name: "\(name)", value: $0) }
    }
    self.children = (text.map { [.text($0)] } ?? []) + children
  }

  /// Makes an element around others.
  package init(
    _ name: StaticString,
    key: String = "",
    _ attributes: [(StaticString, AttributeValue?)] = [],
    _ children: [Element]
  ) {
    self.init(name, key: key, attributes, children: children.map { .element($0) })
  }
}

extension Element {
  /// The element as a piece of markup.
  package var markup: Markup { .element(self) }

  /// The elements directly in it, in order.
  var elements: [Element] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// The text directly in it; `nil` where there is none.
  var text: String? {
    let texts = children.compactMap { child in
      if case .text(let text) = child { text } else { nil }
    }
    return texts.isEmpty ? nil : texts.joined()
  }
}

extension Element {
  /// The element as a part of an XML document, in lines that each end with a line feed; the text in
  /// it stands before its elements.
  ///
  /// - Parameter depth: How many levels it is indented, two spaces each.
  /// - Returns: Text in which characters that XML cannot hold are escapes.
  package func xml(depth: Int = 0) -> String {
    let indentation = String(repeating: "  ", count: depth)
    let start = "\(indentation)<\(name)\(writtenAttributes)"
    let content = EscapedText.content(text ?? "")
    guard !content.isEmpty || !elements.isEmpty else { return "\(start)/>\n" }
    guard !elements.isEmpty else { return "\(start)>\(content)</\(name)>\n" }
    let inside = elements.map { $0.xml(depth: depth + 1) }.joined()
    return "\(start)>\n\(content)\(inside)\(indentation)</\(name)>\n"
  }
}
