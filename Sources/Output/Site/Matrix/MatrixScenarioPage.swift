internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// The page of a disputed scenario: its prose, its code, and the results of engines that disagree.
struct MatrixScenarioPage {
  private let scenario: MatrixScenario
  private let clause: MatrixClause
  private let spec: MatrixSpec
  /// The parsed spec; `nil` if the spec was not read.
  private let document: SpecDocument?
  private let site: MatrixPages
  /// The pages of the disputed scenarios before and after this one.
  var pager = Pager()

  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - clause: The clause that contains the scenario.
  ///   - spec: The spec of the clause.
  ///   - document: The parsed spec; `nil` if it was not read.
  ///   - site: The site that contains the page.
  init(
    _ scenario: MatrixScenario,
    of clause: MatrixClause,
    in spec: MatrixSpec,
    document: SpecDocument?,
    site: MatrixPages
  ) {
    self.scenario = scenario
    self.clause = clause
    self.spec = spec
    self.document = document
    self.site = site
  }
}

extension MatrixScenarioPage {
  /// The HTML of the whole page.
  var text: String {
    let frame = PageFrame(
      title: "\(clause.title) · Engines",
      pathToRoot: pathToRoot,
      breadcrumbs: [
        .element("a", ["href": "\(pathToRoot)\(PagePath.engines)"], "Engines"),
        .element("span", ["aria-current": "page"], scenario.id),
      ],
      scripts: ["site.js", "matrix.js"],
      pager: pager
    )
    return frame.text(
      [.element("h1", ["lang": TextLanguage.code(of: clause.title)], clause.title), place, others]
        + prose + code + [table] + disagreements
    )
  }

  /// The Markdown for the authors of each engine that disagrees, with the path of its file.
  var filedReports: [(path: String, text: String)] {
    disagreeing.map { (scenario.filedReport(of: engines[$0]), report(on: $0).text) }
  }

  private var pathToRoot: String { PagePath.toRoot(from: scenario.page) }

  private var engines: [MatrixEngine] { site.matrix.engines }

  /// The spec, the line, and the rules that the clause names.
  private var place: Markup {
    let address = site.sourceLinks.address(line: scenario.line, of: spec.file, from: pathToRoot)
    let page = pathToRoot + PagePath.encoded(PagePath.page(of: spec.name))
    return .element(
      "p",
      ["class": "note"],
      [
        document == nil
          ? .text(spec.title) : IndexMarkup.link(spec.title, to: "\(page)#\(clause.slug)"),
        .text(", "),
        .element("a", ["href": address], "\(spec.file):\(scenario.line)"),
      ] + clause.rules.map { .text(" \($0.text)") }
    )
  }

  /// The other disputed scenarios of the clause.
  private var others: Markup {
    let others = clause.scenarios.filter { $0.isDisputed && $0.id != scenario.id }
    guard !others.isEmpty else { return .empty }
    let links = others.map { other in
      Markup.joined([
        .element("a", ["href": pathToRoot + PagePath.encoded(other.page)], other.slug),
        .text(" "),
      ])
    }
    return .element("p", ["class": "note"], [.text("Also in this clause: ")] + links)
  }

  /// The prose of the clause without its code blocks.
  private var prose: [Markup] {
    guard let document else { return [] }
    let target = { (address: String) in
      let target = PagePath.target(
        of: address,
        in: spec.file,
        folder: document.folder,
        files: [],
        root: ""
      )
      return target == address
        ? address : site.sourceLinks.address(of: "", from: pathToRoot) + target
    }
    return ownBlocks(of: document).filter(\.isProse)
      .map { .element("div", ["class": "p"], [ProseMarkup(target: target).markup($0)]) }
  }

  /// Returns the blocks of the clause that belong to the scenario.
  ///
  /// These are the blocks after the last fence of the previous scenario, up to its own last fence.
  private func ownBlocks(of document: SpecDocument) -> [MarkdownBlock] {
    let lines = document.scenarios.map(\.line)
    let start = document.clauses.first { $0.slug == clause.slug }?.line ?? 1
    let previous = lines.last { $0 < scenario.line && $0 > start }
    let roles = FenceRole.roles(in: document)
    let blocks = document.markdown.blocks
    guard let scene = blocks.firstIndex(where: { $0.line == scenario.line }) else { return [] }
    let beginning = blocks[..<scene].lastIndex { block in
      block.heading != nil || previous != nil && roles[block.line].isEnd
    }
    let next = blocks[scene...].dropFirst().firstIndex { block in
      block.heading != nil || roles[block.line].isScenario
    }
    let first = beginning.map { $0 + 1 } ?? 0
    guard let next, blocks[next].heading == nil else {
      return Array(blocks[first..<(next ?? blocks.endIndex)])
    }
    // Prose after the last fence of the scenario introduces the next one.
    let last = blocks[scene..<next].lastIndex { roles[$0.line] != nil } ?? scene
    return Array(blocks[first...last])
  }

  private var scenarioCode: ScenarioCode {
    document.map { ScenarioCode(of: scenario.id, in: $0) } ?? ScenarioCode()
  }

  /// The code of the scenario, with long declarations collapsed.
  private var code: [Markup] {
    let code = scenarioCode
    let shared = code.shared.map { block in
      let markup = CodeBlockMarkup.swift(block.code, caption: "shared")
      let names = SharedCodeMarkup.names(in: block.code)
      return names.map { SharedCodeMarkup(block: markup, names: $0).markup } ?? markup
    }
    return shared + code.own.map { CodeBlockMarkup.swift($0.code) }
  }

  /// The outcome of each expectation for each engine.
  private var table: Markup {
    let rows = scenario.expectations.map { expectation in
      [
        .text("\(expectation.summary) "),
        LineLinks(
          file: spec.file,
          links: site.sourceLinks,
          pathToRoot: pathToRoot
        ).markup(line: expectation.line),
      ]
    }
    return IndexMarkup.table(
      ["expectation"] + engines.map(\.title),
      zip(scenario.expectations, rows).map { expectation, words in
        [.joined(words)] + expectation.outcomes.map { OutcomeMark.markup($0) }
      },
      label: "Every expectation with every engine"
    )
  }

  private var disagreements: [Markup] {
    disagreeing.map { engine in
      MatrixDisagreement(
        engine,
        of: site.matrix,
        on: scenario,
        filed: report(on: engine),
        proposals: document.map { ProposedSizes(of: scenario.id, in: $0) }
      ).markup
    }
  }

  private var disagreeing: [Int] { engines.indices.filter { scenario.counts[$0].disagrees } }

  private func report(on engine: Int) -> DisagreementReport {
    DisagreementReport(
      engine,
      of: site.matrix,
      on: scenario,
      of: clause,
      in: spec,
      document: document
    )
  }
}

extension FenceRole? {
  /// Whether the fence begins a scenario.
  fileprivate var isScenario: Bool { if case .scenario = self { true } else { false } }

  /// Whether the fence is a scenario, or an expectation of one.
  fileprivate var isEnd: Bool {
    switch self {
    case .scenario, .expectation: true
    case .swift, .pageExpectation, nil: false
    }
  }
}

extension MarkdownBlock {
  /// Whether the block is prose.
  fileprivate var isProse: Bool {
    switch content {
    case .paragraph, .list, .quotation, .table: true
    case .heading, .fence, .indentedCode, .html, .rule: false
    }
  }
}
