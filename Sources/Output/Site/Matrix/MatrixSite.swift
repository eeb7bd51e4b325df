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
    let disputed = self.disputed
    for (index, place) in disputed.enumerated() {
      var page = MatrixScenarioPage(
        place.scenario,
        of: place.clause,
        in: place.spec,
        document: documents[place.spec.name],
        site: self
      )
      let root = PagePath.toRoot(from: place.scenario.page)
      page.pager = Pager(
        previous: index > 0 ? link(to: disputed[index - 1], root: root) : nil,
        next: index + 1 < disputed.count ? link(to: disputed[index + 1], root: root) : nil
      )
      try body(SiteFile(path: place.scenario.page, text: page.text))
      for (path, text) in page.filedReports { try body(SiteFile(path: path, text: text)) }
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
    try body(SiteFile(path: "site.js", text: SiteScript.source))
    try body(SiteFile(path: "matrix.js", text: MatrixAssets.script))
  }
}

extension MatrixSite {
  /// A scenario on which engines disagree, with its place in the suite.
  private typealias Place = (scenario: MatrixScenario, clause: MatrixClause, spec: MatrixSpec)

  private var disputed: [Place] {
    matrix.specs.flatMap { spec in
      spec.clauses.flatMap { clause in
        clause.scenarios.filter(\.isDisputed).map { ($0, clause, spec) }
      }
    }
  }

  private func link(to place: Place, root: String) -> (title: String, address: String) {
    (place.clause.title, root + PagePath.encoded(place.scenario.page))
  }
}
