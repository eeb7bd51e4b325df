internal import ElementTree

/// A block of code on a page.
enum CodeBlockMarkup {
  /// Swift, with its words in colours.
  ///
  /// - Parameters:
  ///   - code: As its author wrote it.
  ///   - caption: What the block is; `nil` where that needs no word.
  /// - Returns: A figure.
  static func swift(_ code: String, caption: String?) -> Markup {
    block(SwiftHighlighter.markup(code), caption: caption)
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
