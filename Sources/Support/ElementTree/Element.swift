/// An element of HTML, SVG or XML, whose attributes and content may vary over the widths of a
/// sweep.
package struct Element: Sendable, Equatable {
  package struct Attribute: Sendable, Equatable {
    package var name: String
    package var value: AttributeValue
  }

  package var name: String
  /// The name of the element's source, which identifies it at other widths of a sweep.
  ///
  /// Elements with the same key are distinguished by their order.
  package var key: String
  /// The attributes in the order in which they are written.
  package var attributes: [Attribute]
  package var children: [Markup]

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The tag name, such as `div` or `rect`.
  ///   - key: The name of the element's source.
  ///   - attributes: The attributes in order; those without a value are omitted.
  ///   - text: The text before the children; `nil` for none.
  ///   - children: The content, in order.
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

  /// Creates an element with child elements.
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
  /// The element as markup.
  package var markup: Markup { .element(self) }

  /// The child elements, in order.
  var elements: [Element] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// The text directly in the element; `nil` if there is none.
  var text: String? {
    let texts = children.compactMap { child in
      if case .text(let text) = child { text } else { nil }
    }
    return texts.isEmpty ? nil : texts.joined()
  }
}

extension Element {
  /// Returns the element as XML, in lines that end with a line feed, with its text before its child
  /// elements.
  ///
  /// - Parameter depth: The number of indentation levels, of two spaces each.
  /// - Returns: The XML, in which characters that are invalid in XML are escaped.
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
