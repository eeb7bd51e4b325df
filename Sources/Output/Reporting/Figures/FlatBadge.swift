internal import ElementTree

/// A README badge with a name and a short colored text.
struct FlatBadge {
  /// Background colors with sufficient contrast to white text.
  enum Color: String {
    case none = "#6e7781"
    case good = "#1a7f37"
    case fair = "#7d4e00"
    case bad = "#cf222e"
  }

  private static let height = 20
  /// The assumed width of a character in the badge's font, in pixels.
  private static let characterWidth = 7
  private static let padding = 7

  var name: String
  var message: String
  var color: Color
  /// A text that browsers show for the badge in addition to its message; may be empty.
  var explanation = ""
}

extension FlatBadge {
  /// The badge as an SVG document.
  var svg: String {
    let widths = [name, message].map { $0.count * Self.characterWidth + 2 * Self.padding }
    let width = widths[0] + widths[1]
    let (name, message) = (EscapedText.attribute(name), EscapedText.attribute(message))
    let title = explanation.isEmpty ? "" : ". " + EscapedText.attribute(explanation)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(Self.height)" \
      role="img" aria-label="\(name): \(message)">
      <title>\(name): \(message)\(title)</title>
      <clipPath id="r"><rect width="\(width)" height="\(Self.height)" rx="3"/></clipPath>
      <g clip-path="url(#r)">
      <rect width="\(widths[0])" height="\(Self.height)" fill="#424a53"/>
      <rect x="\(widths[0])" width="\(widths[1])" height="\(Self.height)" fill="\(color.rawValue)"/>
      </g>
      <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" \
      font-size="11">
      <text x="\(widths[0] / 2)" y="14">\(name)</text>
      <text x="\(widths[0] + widths[1] / 2)" y="14">\(message)</text>
      </g>
      </svg>

      """
  }
}
