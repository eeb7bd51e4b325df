internal import Reporting

/// Names a clause on a page that is made seldom: a link to a heading would break whenever one is renamed.
enum ClauseName {
  /// - Parameter clause: The file and the slug, with `#` between them.
  /// - Returns: The name as the command line takes it, in a code span: `` `views/stacks#the-slug` ``.
  static func name(_ clause: String) -> String {
    let short = clause.replacing("Specs/", with: "").replacing(".md#", with: "#")
    return MarkdownText.code(short, isInTable: true)
  }
}
