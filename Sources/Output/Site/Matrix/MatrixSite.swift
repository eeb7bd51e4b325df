package import Reporting
package import SpecFormat

/// The pages of a matrix: engines side by side, a page for each disputed scenario, and badges.
///
/// They open from a disk, need nothing from elsewhere, and can be read without scripts.
package struct MatrixSite {
  let matrix: EngineMatrix
  /// Where a line of a spec is to be found.
  let sourceLinks: SourceLinks
  /// The specs, by their names.
  private let documents: [String: SpecDocument]

  /// - Parameters:
  ///   - matrix: The engines side by side.
  ///   - documents: The specs of the suite.
  ///   - sourceLinks: Where a line of a spec is to be found.
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
  /// Every file, each handed over as soon as it is written.
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
    for (engine, counts) in zip(matrix.engines, matrix.counts) {
      let badge = MatrixBadge(name: engine.name, counts: counts)
      try body(SiteFile(path: engine.badge, text: badge.svg))
    }
    let columns = ".em{--engines:\(matrix.engines.count)}\n"
    try body(SiteFile(path: "site.css", text: SiteStyle.sheet + MatrixAssets.sheet + columns))
    try body(SiteFile(path: "matrix.js", text: MatrixAssets.script))
  }
}
