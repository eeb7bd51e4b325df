internal import Conformance
internal import Reporting

/// The report that the repository keeps: a document, and the figures beside it.
struct RepositoryReport {
  static let file = "Docs/Conformance.md"

  /// One of its files.
  struct File: Equatable {
    /// Relative to the package.
    var path: String
    var text: String
  }

  private let files: [File]
  private let root: String

  /// - Parameters:
  ///   - report: What came of all specs.
  ///   - root: The package.
  init(_ report: ConformanceReport, root: String) {
    self.root = root
    let writer = MarkdownReportWriter(pathToFigures: "Figures/")
    let figures = ReportFigure.all.map { figure in
      File(path: "Docs/Figures/\(figure.name)", text: figure.draw(report).svg)
    }
    files = [File(path: Self.file, text: writer.text(for: report))] + figures
  }
}

extension RepositoryReport {
  /// Those files that are not as they would be written.
  var staleFiles: [File] {
    files.filter { TextFile(path: "\(root)/\($0.path)").text != $0.text }
  }

  func write(_ file: File) throws(ToolError) {
    try TextFile(path: "\(root)/\(file.path)").write(file.text)
  }
}
