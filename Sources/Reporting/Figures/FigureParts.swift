/// What figures are put together from.
enum FigureParts {
  /// A line of text; `anchor` is `start`, `middle` or `end`.
  static func label(_ text: String, x: Int, y: Int, anchor: String = "start") -> XMLElement {
    XMLElement(
      name: "text",
      attributes: [("x", "\(x)"), ("y", "\(y)"), ("text-anchor", anchor)],
      text: text
    )
  }

  /// Marks of one tone.
  static func path(_ commands: String, tone: FigureTone) -> XMLElement {
    XMLElement(name: "path", attributes: [("class", tone.rawValue), ("d", commands)])
  }

  /// Every tone that a figure uses, with its mark and its name, from left to right.
  static func legend(_ tones: [FigureTone], x: Int, y: Int) -> [XMLElement] {
    tones.enumerated().flatMap { index, tone in
      let left = x + index * 130
      return [
        path(tone.mark(x: left, y: y - 10, size: 10), tone: tone),
        label(tone.label, x: left + 16, y: y),
      ]
    }
  }

  /// The colours of all tones, on light pages and on dark ones.
  static var style: String {
    let light = FigureTone.allCases.map { ".\($0.rawValue){fill:\($0.lightColor)}" }.joined()
    let dark = FigureTone.allCases.map { ".\($0.rawValue){fill:\($0.darkColor)}" }.joined()
    return """
      text{font:13px system-ui,sans-serif;fill:#1f2328}\(light)
      @media (prefers-color-scheme:dark){text{fill:#e6edf3}\(dark)}
      """
  }
}
