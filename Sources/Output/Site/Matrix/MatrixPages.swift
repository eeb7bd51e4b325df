internal import Conformance
internal import Reporting
internal import SpecFormat

/// The pages of a site that compare engines.
///
/// They are the matrix, a page for each disputed scenario, badges, and the comparison as JSON.
struct MatrixPages: Sendable {
  let matrix: EngineMatrix
  /// The links to the lines of specs.
  let sourceLinks: SourceLinks
  /// The parsed specs, by name.
  private let documents: [String: SpecDocument]

  /// Creates the pages, or returns `nil` for a site without reports of engines.
  init?(_ content: SiteContent) {
    guard let matrix = content.engines else { return nil }
    self.matrix = matrix
    sourceLinks = content.sourceLinks
    documents = Dictionary(
      content.documents.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension MatrixPages {
  var jobs: [PageJob] {
    let disputed = self.disputed
    return [{ own }]
      + disputed.indices.map { index -> PageJob in
        { files(at: index, of: disputed) }
      }
  }

  /// The style sheet, in addition to that of all pages.
  var sheet: String {
    // The column of recordings has no width if there are none.
    let apple =
      matrix.hasRecordings
      ? ".em{--apple:7rem}@media(max-width:56rem){.em{--apple:2.6rem}}" : ".em{--apple: ;}"
    return MatrixAssets.sheet + ".em{--engines:\(matrix.engines.count)}\(apple)\n"
  }

  /// The files besides the pages of scenarios.
  private var own: [SiteFile] {
    [
      SiteFile(path: PagePath.engines, text: MatrixIndexPage(matrix).text),
      SiteFile(path: "matrix.js", text: MatrixAssets.script),
      SiteFile(path: "engines.json", text: MatrixAnswer(matrix, index: PagePath.engines).text),
    ]
      + matrix.engines.enumerated().map { place, engine in
        SiteFile(path: engine.badge, text: matrix.badge(of: place).svg)
      }
  }

  /// A scenario on which engines disagree, with its place in the suite.
  private typealias Place = (scenario: MatrixScenario, clause: MatrixClause, spec: MatrixSpec)

  private var disputed: [Place] {
    matrix.specs.flatMap { spec in
      spec.clauses.flatMap { clause in
        clause.scenarios.filter(\.isDisputed).map { ($0, clause, spec) }
      }
    }
  }

  /// Returns the page of a disputed scenario, and the Markdown to file with authors of engines.
  private func files(at index: Int, of disputed: [Place]) -> [SiteFile] {
    let place = disputed[index]
    let root = PagePath.toRoot(from: place.scenario.page)
    var page = MatrixScenarioPage(
      place.scenario,
      of: place.clause,
      in: place.spec,
      document: documents[place.spec.name],
      site: self
    )
    let link = { (place: Place) in
      (place.clause.title, root + PagePath.encoded(place.scenario.page))
    }
    page.pager = Pager(
      previous: index > 0 ? link(disputed[index - 1]) : nil,
      next: index + 1 < disputed.count ? link(disputed[index + 1]) : nil
    )
    return [SiteFile(path: place.scenario.page, text: page.text)]
      + page.filedReports.map { SiteFile(path: $0.path, text: $0.text) }
  }
}
