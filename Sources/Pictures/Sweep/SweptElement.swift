/// An element of a picture over all widths: of what is the same at all of them there is one.
struct SweptElement: Sendable {
  let name: StaticString
  let key: String
  let attributeNames: [StaticString]
  /// Whether it is there at a width.
  private(set) var presence = SweptRuns<Bool>()
  private(set) var attributes: [SweptRuns<PictureValue>]
  private(set) var text = SweptRuns<String>()
  private(set) var children: [SweptElement] = []

  private init(_ element: PictureElement) {
    name = element.name
    key = element.key
    attributeNames = element.attributes.map(\.name)
    attributes = element.attributes.map { _ in SweptRuns() }
  }
}

extension SweptElement {
  /// Follows elements over widths.
  ///
  /// - Parameters:
  ///   - widths: The indices of the widths, from 0.
  ///   - elements: The elements at each, from back to front.
  /// - Returns: Elements of which those that are there at a width are that width's, in its order.
  static func follow(
    _ widths: Range<Int>,
    _ elements: (Int) -> [PictureElement]
  ) -> [SweptElement] {
    var swept: [SweptElement] = []
    for width in widths { merge(elements(width), at: width, into: &swept) }
    return swept
  }

  /// Elements that are alike and in order are the same, whatever they are of: that can make the
  /// text longer, and never wrong.
  private static func merge(
    _ elements: [PictureElement],
    at width: Int,
    into swept: inout [SweptElement]
  ) {
    var next = 0
    for element in elements {
      if let found = swept[next...].firstIndex(where: { $0.isAlike(element) }) {
        for index in next..<found { swept[index].presence.note(false, at: width) }
        next = found
      } else {
        swept.insert(SweptElement(element), at: next)
        if width > 0 { swept[next].presence.note(false, at: 0) }
      }
      swept[next].note(element, at: width)
      next += 1
    }
    for index in swept[next...].indices { swept[index].presence.note(false, at: width) }
  }

  private mutating func note(_ element: PictureElement, at width: Int) {
    presence.note(true, at: width)
    for (index, attribute) in element.attributes.enumerated() {
      attributes[index].note(attribute.value, at: width)
    }
    if let text = element.text { self.text.note(text, at: width) }
    Self.merge(element.children, at: width, into: &children)
  }

  private func isAlike(_ element: PictureElement) -> Bool {
    key == element.key && attributeNames.count == element.attributes.count
      && Self.isSame(name, element.name)
      && zip(attributeNames, element.attributes).allSatisfy { Self.isSame($0, $1.name) }
  }

  private static func isSame(_ one: StaticString, _ other: StaticString) -> Bool {
    one.utf8CodeUnitCount == other.utf8CodeUnitCount
      && (one.utf8Start == other.utf8Start
        || one.withUTF8Buffer { bytes in other.withUTF8Buffer { bytes.elementsEqual($0) } })
  }
}

extension SweptElement {
  /// The element as it is at one of the widths, with what a script needs to make it any other's.
  ///
  /// - Parameters:
  ///   - home: The index of the width.
  ///   - widths: All widths, in points.
  /// - Returns: Its markup; what is not there at that width is not displayed.
  func markup(at home: Int, of widths: [Double]) -> Markup {
    let isThere = presence.value(at: home) == true
    let own = zip(attributeNames, attributes).map { ($0, $1.value(at: home)?.text) }
    let further: [(StaticString, String?)] = [
      ("display", isThere ? nil : "none"), ("data-v", variation(over: widths)),
    ]
    let text = text.value(at: home).map { [Markup.text($0)] } ?? []
    return .element(
      name,
      attributes: own + further,
      text + children.map { $0.markup(at: home, of: widths) }
    )
  }

  /// The attributes and the text that vary, as a page carries them; `nil` where nothing varies.
  private func variation(over widths: [Double]) -> String? {
    let presences = (0..<widths.count).map { presence.value(at: $0) == true }
    let writer = SweptText(widths: widths, presence: presences)
    var words = writer.presence.map { [$0] } ?? []
    for (name, values) in zip(attributeNames, attributes) where !values.isConstant {
      words.append(writer.attribute("\(name)", values))
    }
    if !text.isConstant { words.append(writer.content(text)) }
    return words.isEmpty ? nil : words.joined(separator: "|")
  }
}
