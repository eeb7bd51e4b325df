package import Reporting
package import SpecFormat

/// The pages of an engine comparison: an index, a page for each disputed scenario, and badges.
///
/// The pages can be opened from a disk, load nothing from other servers, and are readable without
/// scripts.
package struct MatrixSite {
  let matrix: EngineMatrix
  /// The links to the lines of specs.
  let sourceLinks: SourceLinks
  /// The parsed specs, by name.
  private let documents: [String: SpecDocument]

  /// - Parameters:
  ///   - matrix: The compared engines.
  ///   - documents: The specs of the suite.
  ///   - sourceLinks: The links to the lines of specs.
  package init(_ matrix: EngineMatrix, documents: [SpecDocument], sourceLinks: SourceLinks) {
    self.matrix = matrix
    self.sourceLinks = sourceLinks
    self.documents = Dictionary(
      documents.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension MatrixSite {
  /// Calls a closure with each file as soon as it is written.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the pages.
  package func forEachFile(_ body: (SiteFile) throws -> Void) rethrows {
    try body(SiteFile(path: "index.html", text: MatrixIndexPage(matrix).text))
    for spec in matrix.specs {
      for clause in spec.clauses {
        for scenario in clause.scenarios where scenario.isDisputed {
          let page = MatrixScenarioPage(
            scenario,
            of: clause,
            in: spec,
            document: documents[spec.name],
            site: self
          )
          try body(SiteFile(path: scenario.page, text: page.text))
        }
      }
    }
    for (place, engine) in matrix.engines.enumerated() {
      try body(SiteFile(path: engine.badge, text: matrix.badge(of: place).svg))
    }
    // The column of recordings has no width if there are none.
    let apple =
      matrix.hasRecordings
      ? ".em{--apple:7rem}@media(max-width:56rem){.em{--apple:2.6rem}}" : ".em{--apple: ;}"
    let columns = ".em{--engines:\(matrix.engines.count)}\(apple)\n"
    try body(SiteFile(path: "site.css", text: SiteStyle.sheet + MatrixAssets.sheet + columns))
    try body(SiteFile(path: "matrix.js", text: MatrixAssets.script))
  }
}
