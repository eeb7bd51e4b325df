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
