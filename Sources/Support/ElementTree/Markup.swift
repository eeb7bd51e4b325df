/// A fragment of HTML, SVG or XML: an element, a text, or a sequence of fragments.
///
/// Names come from this program, texts from authors. All texts are escaped, so that an author's
/// text is shown and never executed.
package enum Markup: Sendable, Equatable {
  case element(Element)
  /// A text, which is escaped when it is written.
  case text(String)
  /// Markup or a style sheet from this program, which is written without escaping.
  case written(String)
  /// A sequence of fragments.
  case joined([Markup])

  /// Empty markup, which writes nothing.
  package static let empty = Markup.joined([])
}

extension Markup {
  /// Attribute values by name; attributes without a value are omitted.
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The tag name, such as `div` or `rect`.
  ///   - attributes: The attributes in order.
  ///   - children: The content, in order.
  /// - Returns: The element as markup.
  package static func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ children: [Markup] = []
  ) -> Markup {
    let values = attributes.map { ($0.key, $0.value.map { AttributeValue.text($0) }) }
    return .element(Element(name, values, children: children))
  }

  /// Creates an element with text content.
  package static func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ text: String
  ) -> Markup { element(name, attributes, [.text(text)]) }

  /// Whether the markup writes nothing.
  package var isEmpty: Bool {
    switch self {
    case .element: false
    case .text(let text), .written(let text): text.isEmpty
    case .joined(let pieces): pieces.allSatisfy(\.isEmpty)
    }
  }
}

/// Markup is encoded as its source text, to pass it between processes.
extension Markup: Codable {
  package init(from decoder: any Decoder) throws {
    self = .written(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(source)
  }
}

extension Markup {
  /// The source text of the markup, for a page or an SVG file.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package var source: String {
    var source = ""
    write(to: &source)
    return source
  }

  fileprivate func write(to source: inout String) {
    switch self {
    case .element(let element): element.write(to: &source)
    case .text(let text): source += EscapedText.content(text)
    case .written(let text): source += text
    case .joined(let pieces): for piece in pieces { piece.write(to: &source) }
    }
  }
}

extension Element {
  /// The void elements of HTML, which have no end tag.
  private static let endless: Set<String> = ["br", "hr", "img", "input", "link", "meta"]
  /// The shapes of SVG, which HTML and XML write as empty elements.
  private static let shapes: Set<String> = [
    "circle", "ellipse", "image", "line", "path", "polygon", "polyline", "rect", "stop", "use",
  ]

  fileprivate func write(to source: inout String) {
    source += "<"
    source += name
    writeAttributes(to: &source)
    if children.isEmpty, Self.shapes.contains(name) {
      source += "/>"
      return
    }
    source += ">"
    guard !Self.endless.contains(name) else { return }
    for child in children { child.write(to: &source) }
    source += "</"
    source += name
    source += ">"
  }

  private func writeAttributes(to source: inout String) {
    for attribute in attributes {
      source += " "
      source += attribute.name
      source += "=\""
      source += EscapedText.attribute(attribute.value.text)
      source += "\""
    }
  }

  /// The source text of the attributes, with a space before each.
  var writtenAttributes: String {
    var text = ""
    writeAttributes(to: &text)
    return text
  }
}
