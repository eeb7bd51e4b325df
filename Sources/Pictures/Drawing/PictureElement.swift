/// An element of a picture, which one layout has and the next one may have otherwise.
struct PictureElement: Sendable {
  typealias Attribute = (name: StaticString, value: PictureValue)

  var name: StaticString
  /// The name of its source, so that a sweep finds it again at another width; elements of one name
  /// are told apart by their order.
  var key: String
  /// In the order they are written.
  var attributes: [Attribute]
  var children: [PictureElement]
  /// The text in it, before its children.
  var text: String?

  /// Makes an element; an attribute without a value is left out.
  init(
    _ name: StaticString,
    key: String = "",
    _ attributes: [(StaticString, PictureValue?)] = [],
    text: String? = nil,
    _ children: [PictureElement] = []
  ) {
    self.name = name
    self.key = key
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
    self.children = children
    self.text = text
  }
}

extension PictureElement {
  /// The element as a page has it.
  var markup: Markup {
    .element(
      name,
      attributes: attributes.map { ($0.name, $0.value.text) },
      (text.map { [.text($0)] } ?? []) + children.map(\.markup)
    )
  }
}
