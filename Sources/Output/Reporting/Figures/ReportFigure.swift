package import Conformance
internal import ElementTree
internal import Foundation
internal import Pictures

/// A picture that stands beside the repository's report, as a file of its own.
package struct ReportFigure: Sendable {
  /// The file's name: `evidence.svg`.
  package var name: String
  /// Draws the figure: the same bytes for the same report.
  package var draw: @Sendable (ConformanceReport) -> Picture

  /// The drawing of a figure, and its content in words.
  package struct Picture: Sendable, Equatable {
    package var alternative: String
    package var svg: String
  }
}

extension ReportFigure {
  /// Every figure, in the order of the report: the one list that a new one is added to.
  package static let all: [ReportFigure] = [
    ReportFigure(name: "evidence.svg") { EvidenceFigure($0).picture },
    ReportFigure(name: "clauses.svg") { ClauseFigure($0).picture },
  ]
}

/// The parts that figures are put together from.
enum FigureParts {
  /// How wide a figure is, in pixels: a phone shows it almost as it is.
  static let width = 360
  /// The margin around the drawing, in pixels.
  static let margin = 12
  /// How far apart the names of a legend begin, in pixels.
  private static let legendStep = 112
  private static let legendRow = 20

  /// A line of text; `anchor` is `start`, `middle` or `end`.
  static func label(_ text: String, x: Int, y: Int, anchor: String = "start") -> Markup {
    .element("text", ["x": "\(x)", "y": "\(y)", "text-anchor": anchor], text)
  }

  /// Marks of one tone.
  static func path(_ commands: String, tone: FigureTone) -> Markup {
    .element("path", ["class": tone.rawValue, "d": commands])
  }

  /// Every tone that a figure uses, with its mark and its name, in rows of three.
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

  /// How high a legend is, in pixels.
  static func legendHeight(_ tones: [FigureTone]) -> Int { (tones.count + 2) / 3 * legendRow }

  /// A figure of its parts.
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

  /// The colours of all tones, on light paper and on dark one.
  private static var style: String {
    let light = FigureTone.allCases.map { ".\($0.rawValue){fill:\($0.lightColor)}" }.joined()
    let dark = FigureTone.allCases.map { ".\($0.rawValue){fill:\($0.darkColor)}" }.joined()
    return """
      .pic text{font-size:13px;fill:var(--ink)}\(light)
      @media(prefers-color-scheme:dark){\(dark)}
      """
  }
}
