/// A piece of HTML or of SVG.
///
/// It is built of names that this program writes and of texts that authors write, and every one of
/// these is escaped on its way in: what an author writes can be read and never run.
package struct Markup: Sendable, Equatable, Codable {
  /// The piece as a page has it.
  package private(set) var source: String

  private init(source: String) { self.source = source }

  /// Nothing at all.
  package static let empty = Markup(source: "")
}

extension Markup {
  /// The values of attributes by their names; an attribute without a value is left out.
  package typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Elements that have no end, as HTML knows them.
  private static let endless: Set<String> = ["br", "hr", "input", "link", "meta"]

  /// A text, every character of it meant as itself.
  package static func text(_ text: String) -> Markup {
    Markup(source: MarkupText.escaped(text))
  }

  /// An element.
  ///
  /// - Parameters:
  ///   - name: `div`, `rect`.
  ///   - attributes: In the order they are written.
  ///   - children: What is inside, in order.
  /// - Returns: The element with its end.
  package static func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ children: [Markup] = []
  ) -> Markup { element(name, attributes: attributes.map { ($0.key, $0.value) }, children) }

  /// An element whose attributes are a list.
  package static func element(
    _ name: StaticString,
    attributes: [(StaticString, String?)],
    _ children: [Markup]
  ) -> Markup {
    var source = "<\(name)"
    for (attribute, value) in attributes {
      guard let value else { continue }
      source += " \(attribute)=\"\(MarkupText.escaped(value))\""
    }
    source += ">"
    guard !endless.contains("\(name)") else { return Markup(source: source) }
    for child in children { source += child.source }
    source += "</\(name)>"
    return Markup(source: source)
  }

  /// An element around a text.
  package static func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ text: String
  ) -> Markup { element(name, attributes, [.text(text)]) }

  /// Markup made by a renderer that lets no author's through, or by this program itself.
  package static func trusted(_ source: String) -> Markup { Markup(source: source) }

  /// Pieces one behind the other.
  package static func joined(_ pieces: [Markup]) -> Markup {
    var source = ""
    for piece in pieces { source += piece.source }
    return Markup(source: source)
  }

  package var isEmpty: Bool { source.isEmpty }
}
