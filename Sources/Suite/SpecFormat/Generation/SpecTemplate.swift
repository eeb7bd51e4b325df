/// The template of a new spec: one clause with one scenario, which passes.
package struct SpecTemplate: Sendable {
  private let title: String

  /// - Parameter title: The heading's text; leading and trailing blanks are removed, and line
  ///   endings are replaced by blanks.
  package init(title: String) {
    self.title = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SpecTemplate {
  /// Whether the title results in a valid heading, without Markdown syntax.
  package var isWellFormed: Bool {
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "", name: "")
    return !title.isEmpty && parsed.diagnostics.isEmpty && parsed.document.title != ""
      && parsed.document.scenarios.count == 1
  }

  /// The content of the file.
  package var text: String {
    """
    # \(title)

    What this is about, in a sentence or two, and who says so.

    ## A background takes the size of its primary view

    `Text` takes what its word needs: five letters of 10 points each, 20 high (R-TXT-1). The circle
    behind it is proposed exactly that (R-SEC-1), and takes the largest square in the middle
    (R-PROP-4).

    ```swift
    Text("Reset")
      .background(Circle())
    ```

    ```frames 320x480 evidence=derived
    background       0  0  50  20
      Text "Reset"   0  0  50  20
      Circle        15  0  20  20
    ```

    """
  }
}
