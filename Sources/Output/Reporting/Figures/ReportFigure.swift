package import Conformance
internal import ElementTree
internal import Foundation
internal import Pictures

/// A picture file that belongs to the repository's report.
package struct ReportFigure: Sendable {
  /// The name of the file, such as `evidence.svg`.
  package var name: String
  /// Draws the figure; the same report always results in the same bytes.
  package var draw: @Sendable (ConformanceReport) -> Picture

  /// The SVG document of a figure, and a description of its content.
  package struct Picture: Sendable, Equatable {
    package var alternative: String
    package var svg: String
  }
}

extension ReportFigure {
  /// All figures in the order of the report; new figures are registered here.
  package static let all: [ReportFigure] = [
    ReportFigure(name: "evidence.svg") { EvidenceFigure($0).picture },
    ReportFigure(name: "clauses.svg") { ClauseFigure($0).picture },
  ]
}

/// The building blocks of figures.
enum FigureParts {
  /// The width of a figure in pixels, which a phone shows almost unscaled.
  static let width = 360
  /// The margin around the drawing, in pixels.
  static let margin = 12
  /// The distance between the starts of two legend entries, in pixels.
  private static let legendStep = 112
  private static let legendRow = 20

  /// Returns a line of text; `anchor` is `start`, `middle` or `end`.
  static func label(_ text: String, x: Int, y: Int, anchor: String = "start") -> Markup {
    .element("text", ["x": "\(x)", "y": "\(y)", "text-anchor": anchor], text)
  }

  /// Returns a path that contains marks of one tone.
  static func path(_ commands: String, tone: FigureTone) -> Markup {
    .element("path", ["class": tone.rawValue, "d": commands])
  }

  /// Returns a legend of tones with their marks and labels, in rows of three.
  static func legend(_ tones: [FigureTone], y: Int) -> [Markup] {
    tones.enumerated().flatMap { index, tone in
      let left = margin + index % 3 * legendStep
      let line = y + index / 3 * legendRow
      return [
        path(tone.mark(x: left, y: line - 10, size: 10), tone: tone),
        label(tone.label, x: left + 16, y: line),
      ]
    }
  }

  /// Returns the height of a legend, in pixels.
  static func legendHeight(_ tones: [FigureTone]) -> Int { (tones.count + 2) / 3 * legendRow }

  /// Assembles a figure from its parts.
  static func picture(
    title: String,
    description: String,
    height: Int,
    parts: [Markup]
  ) -> ReportFigure.Picture {
    var document = PictureDocument(
      size: CGSize(width: width, height: height),
      title: title,
      description: description,
      layers: []
    )
    document.layers = [document.paper] + parts
    return ReportFigure.Picture(
      alternative: "\(title). \(description).",
      svg: document.file(style: style)
    )
  }

  /// The style rules with the colors of all tones in light and dark mode.
  private static var style: String {
    let light = FigureTone.allCases.map { ".\($0.rawValue){fill:\($0.lightColor)}" }.joined()
    let dark = FigureTone.allCases.map { ".\($0.rawValue){fill:\($0.darkColor)}" }.joined()
    return """
      .pic text{font-size:13px;fill:var(--ink)}\(light)
      @media(prefers-color-scheme:dark){\(dark)}
      """
  }
}
