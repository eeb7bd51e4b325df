internal import Conformance

/// A picture that says in words what it shows.
struct SVGDocument {
  /// In pixels.
  var width: Double
  /// In pixels.
  var height: Double
  var title: String
  /// What the picture shows, for those who hear it.
  var description: String
  /// CSS: colours for light pages, and for dark ones.
  var style: String
  var elements: [XMLElement]
}

extension SVGDocument {
  /// The document's text, ending with a line feed.
  var text: String {
    let (width, height) = (Self.number(width), Self.number(height))
    let root = XMLElement(
      name: "svg",
      attributes: [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(width) \(height)"),
        ("width", width), ("height", height), ("role", "img"),
        ("aria-labelledby", "title description"),
      ],
      children: [
        XMLElement(name: "title", attributes: [("id", "title")], text: title),
        XMLElement(name: "desc", attributes: [("id", "description")], text: description),
        XMLElement(name: "style", text: style),
      ] + elements
    )
    return root.text()
  }

  /// A length to a tenth of a pixel, which nobody sees less than.
  static func number(_ value: Double) -> String {
    NumberText.text((value * 10).rounded() / 10)
  }
}
