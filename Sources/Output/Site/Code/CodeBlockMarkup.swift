internal import ElementTree

/// A block of code on a page.
enum CodeBlockMarkup {
  /// Swift, with its words in colours.
  ///
  /// - Parameters:
  ///   - code: As its author wrote it.
  ///   - caption: What the block is; `nil` where that needs no word.
  ///   - remarks: The compiler's messages under lines of the code, by their numbers from 0.
  /// - Returns: A figure.
  static func swift(
    _ code: String,
    caption: String?,
    remarks: [Int: [String]] = [:]
  ) -> Markup {
    let pieces = SwiftHighlighter.markup(code)
    guard !remarks.isEmpty else { return block(pieces, caption: caption) }
    return block(RemarkedCode(pieces, remarks: remarks).markup, caption: caption)
  }

  /// Anything else.
  static func plain(_ code: String, caption: String?) -> Markup {
    block([.text(code)], caption: caption)
  }

  private static func block(_ content: [Markup], caption: String?) -> Markup {
    .element(
      "div",
      ["class": "code"],
      (caption.map { [.element("span", ["class": "cap"], $0)] } ?? [])
        + [.element("pre", ["tabindex": "0"], [.element("code", [:], content)])]
    )
  }
}
