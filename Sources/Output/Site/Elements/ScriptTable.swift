internal import ElementTree

/// A script as a table of its calls, their outcomes and the resulting states.
struct ScriptTable {
  var info: String
  var code: String

  /// The table; columns of a script's lines are separated by two or more spaces, and the first line
  /// is a state.
  var markup: Markup {
    let lines = code.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let start = lines.first else { return .empty }
    let rows = lines.dropFirst().map { line in
      let columns = Self.columns(of: line)
      let cells = (0..<3).map { columns.indices.contains($0) ? columns[$0] : "" }
      let isRefused = cells[1].hasPrefix("refused")
      return Markup.element(
        "tr",
        ["class": isRefused ? "refused" : nil],
        cells.map { .element("td", [:], [.element("code", [:], $0)]) }
      )
    }
    let header = ["call", "outcome", "state after the call"]
    return .element(
      "div",
      ["class": "wide script", "tabindex": "0", "role": "group", "aria-label": info],
      [
        .element(
          "table",
          [:],
          [
            .element(
              "caption",
              [:],
              [.text("Initial state: "), .element("code", [:], Self.trimmed(start))]
            ),
            .element("tr", [:], header.map { .element("th", ["scope": "col"], $0) }),
          ] + rows
        )
      ]
    )
  }

  private static func columns(of line: Substring) -> [String] {
    line.split(separator: "  ").map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
