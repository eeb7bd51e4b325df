internal import SpecFormat

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

    A description of the topic in one or two sentences, with its source.

    ## A background is proposed the size of its primary view

    The text has five letters of 10 × 20 points each, so its size is 50 × 20 (R-TXT-1). That size is
    the proposal of the circle (R-SEC-1), which is drawn in the largest centered square (R-PROP-4).

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
