package import Conformance

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
