internal import Conformance

/// A badge with the last run of a history, for a README.
package struct HistoryBadge {
  private static let height = 20
  /// How wide a character of the badge's font is taken to be, in pixels.
  private static let characterWidth = 7
  private static let padding = 7

  private let entry: HistoryEntry?

  /// - Parameter entry: The run; `nil` where there is none yet.
  package init(_ entry: HistoryEntry?) {
    self.entry = entry
  }
}

extension HistoryBadge {
  /// The badge, a file of SVG.
  package var svg: String {
    let (name, words) = ("layout", words)
    let widths = [name, words].map { $0.count * Self.characterWidth + 2 * Self.padding }
    let width = widths[0] + widths[1]
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(Self.height)" \
      role="img" aria-label="\(name): \(words)">
      <title>\(name): \(words)</title>
      <clipPath id="r"><rect width="\(width)" height="\(Self.height)" rx="3"/></clipPath>
      <g clip-path="url(#r)">
      <rect width="\(widths[0])" height="\(Self.height)" fill="#424a53"/>
      <rect x="\(widths[0])" width="\(widths[1])" height="\(Self.height)" fill="\(color)"/>
      </g>
      <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" \
      font-size="11">
      <text x="\(widths[0] / 2)" y="14">\(name)</text>
      <text x="\(widths[0] + widths[1] / 2)" y="14">\(words)</text>
      </g>
      </svg>

      """
  }

  private var failing: Int { entry?.count(\.failsTheRun) ?? 0 }

  private var words: String {
    guard let entry else { return "no run yet" }
    return failing == 0
      ? "\(entry.count { $0 == .passed }) of \(entry.expectations) hold" : "\(failing) fail"
  }

  /// Dark enough for white words.
  private var color: String {
    entry == nil ? "#6e7781" : failing == 0 ? "#1a7f37" : "#cf222e"
  }
}
