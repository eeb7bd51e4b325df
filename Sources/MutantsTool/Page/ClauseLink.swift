/// Links a clause from a page in `Docs/`.
enum ClauseLink {
  /// - Parameter clause: The file and the slug, with `#` between them.
  /// - Returns: The link in Markdown.
  static func link(_ clause: String) -> String {
    let parts = clause.split(separator: "#", maxSplits: 1).map(String.init)
    let name = (parts.last ?? clause).replacing("-", with: " ")
    return "[\(name)](../\(clause))"
  }
}
