/// A piece of HTML, SVG or XML: an element, a text, or several of both.
///
/// It is built of names that this program writes and of texts that authors write, and every one of
/// these is escaped when it is written: what an author writes can be read and never run.
package enum Markup: Sendable, Equatable {
  case element(Element)
  /// A text, every character of it meant as itself.
  case text(String)
  /// Markup or a style sheet that this program wrote, as it is.
  case written(String)
  /// Pieces one behind the other.
  case joined([Markup])

  /// Nothing at all.
  package static let empty = Markup.joined([])
}

extension Markup {
  /// The values of attributes by their names; an attribute without a value is left out.
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  /// An element.
  ///
  /// - Parameters:
  ///   - name: `div`, `rect`.
  ///   - attributes: In the order they are written.
  ///   - children: The pieces inside, in order.
  /// - Returns: The element with its end.
  package static func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ children: [Markup] = []
  ) -> Markup {
    let values = attributes.map { ($0.key, $0.value.map { AttributeValue.text($0) }) }
    return .element(Element(name, values, children: children))
  }

  /// An element around a text.
  package static func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ text: String
  ) -> Markup { element(name, attributes, [.text(text)]) }

  /// Whether there is nothing to write.
  package var isEmpty: Bool {
    switch self {
    case .element: false
    case .text(let text), .written(let text): text.isEmpty
    case .joined(let pieces): pieces.allSatisfy(\.isEmpty)
    }
  }
}

/// A process hands a piece to another as it is written.
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
  /// The piece as a page or an SVG file has it.
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
  /// Elements that have no end, as HTML knows them.
  private static let endless: Set<String> = ["br", "hr", "img", "input", "link", "meta"]

  fileprivate func write(to source: inout String) {
    source += "<\(name)\(writtenAttributes)>"
    guard !Self.endless.contains(name) else { return }
    for child in children { child.write(to: &source) }
    source += "</\(name)>"
  }

  /// The attributes, a blank before each.
  var writtenAttributes: String {
    attributes.reduce(into: "") { text, attribute in
      text += " \(attribute.name)=\"\(EscapedText.attribute(attribute.value.text))\""
    }
  }
}
