/// An element of an XML document.
struct XMLElement {
  var name: String
  /// The attributes, in the order they are written.
  var attributes: [(name: String, value: String)] = []
  /// The text inside; written before the children.
  var text = ""
  var children: [XMLElement] = []
}

extension XMLElement {
  /// The element in lines, each ending with a line feed.
  ///
  /// - Parameter depth: How many levels it is indented, two spaces each.
  /// - Returns: Text without characters that XML cannot hold.
  func text(depth: Int = 0) -> String {
    let indentation = String(repeating: "  ", count: depth)
    let attributes = attributes.map { " \($0.name)=\"\(XMLText.attribute($0.value))\"" }.joined()
    guard !text.isEmpty || !children.isEmpty else {
      return "\(indentation)<\(name)\(attributes)/>\n"
    }
    let content = XMLText.content(text)
    guard !children.isEmpty else {
      return "\(indentation)<\(name)\(attributes)>\(content)</\(name)>\n"
    }
    let inside = children.map { $0.text(depth: depth + 1) }.joined()
    return "\(indentation)<\(name)\(attributes)>\n\(content)\(inside)\(indentation)</\(name)>\n"
  }
}
