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
