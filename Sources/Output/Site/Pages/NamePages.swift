internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// A page for each type, modifier and property that scenarios use.
struct NamePages {
  private let content: SiteContent
  private let names: SiteNames

  /// - Parameters:
  ///   - content: The content of the site.
  ///   - names: The names with their scenarios.
  init(_ content: SiteContent, names: SiteNames) {
    self.content = content
    self.names = names
  }
}

extension NamePages {
  /// The pages in alphabetical order.
  var jobs: [PageJob] {
    let examples = NameExamples(of: content, names: names)
    let support = content.engines.map { EngineSupport($0) }
    let pages = names.all.compactMap { name in names.path(of: name).map { (name, $0) } }
    let links = pages.map { ($0.0, "../" + PagePath.encoded($0.1)) }
    return pages.enumerated().map { index, page in
      let (name, path) = page
      let example = examples.example(of: name)
      return { [names, sources = content.sourceLinks] in
        var markup = NamePage(name, names: names, example: example, links: sources)
        markup.support = support?.markup(of: name) ?? .empty
        let pager = Pager(at: index, of: links)
        return [SiteFile(path: path, text: markup.text(path: path, pager: pager))]
      }
    }
  }
}

/// Selects a scenario for each name that shows it clearly, with short code.
struct NameExamples {
  private var best: [String: (score: Int, run: ScenarioRun)] = [:]

  init(of content: SiteContent, names: SiteNames) {
    let runs = Dictionary(content.runs.map { ($0.scenario.id, $0) }) { first, _ in first }
    let lengths = runs.mapValues { run in
      run.scenario.body.blocks.reduce(0) { $0 + $1.code.utf8.count { $0 == 0x0A } }
    }
    for (name, entries) in names.uses {
      for entry in entries where entry.verdict == .passed {
        guard let run = runs[entry.id], !run.layouts.isEmpty else { continue }
        let score =
          Self.score(of: entry, run.sweep, for: name) - 2 * (lengths[entry.id] ?? 0)
        if score > best[name]?.score ?? Int.min { best[name] = (score, run) }
      }
    }
  }

  /// Returns the example of a name; `nil` if no passing scenario with a picture uses it.
  func example(of name: String) -> ScenarioRun? { best[name]?.run }

  /// Returns a score that prefers few names, recordings, and drawings that change with the width.
  private static func score(
    of entry: SiteTopics.Entry,
    _ sweep: WidthSweepDrawing?,
    for name: String
  ) -> Int {
    let isSwept = sweep.map { !$0.html.isEmpty } ?? false
    return (isSwept ? 40 : 0) + (entry.clause.contains(name) ? 25 : 0)
      + (entry.standing == .recorded ? 20 : 0) + (entry.isIllustrative ? 20 : 0)
      - 6 * entry.names.count
  }
}

/// The page of one name: its signatures, an example, its rules, and the scenarios that use it.
struct NamePage {
  /// The number of signatures, and of rules, that are shown before the collapsed ones.
  private static let signatureLimit = 8
  /// The number of rules that the first paragraph states.
  private static let sentenceCount = 2
  /// The number of rules, and of failures, that are listed.
  private static let ruleLimit = 8
  /// The number of topics whose scenarios are listed, and of scenarios of each topic.
  private static let (topicLimit, clauseLimit) = (4, 4)

  private let name: String
  private let names: SiteNames
  private let example: ScenarioRun?
  private let links: SourceLinks
  private let entries: [SiteTopics.Entry]
  /// The section with the scores of engines; empty for a site without them.
  var support = Markup.empty

  /// - Parameters:
  ///   - name: The name.
  ///   - names: All names.
  ///   - example: A run of a scenario that uses the name; `nil` if there is none.
  ///   - links: The links to the lines of specs.
  init(_ name: String, names: SiteNames, example: ScenarioRun?, links: SourceLinks) {
    self.name = name
    self.names = names
    self.example = example
    self.links = links
    entries = names.uses[name] ?? []
  }
}

extension NamePage {
  /// Returns the HTML of the whole page.
  func text(path: String, pager: Pager) -> String {
    let root = PagePath.toRoot(from: path)
    let frame = PageFrame(
      title: "\(name) · Names",
      pathToRoot: root,
      breadcrumbs: [
        .element("a", ["href": root + PagePath.names], "Names"),
        .element("span", ["aria-current": "page"], name),
      ],
      scripts: ["site.js"] + [example.flatMap { Self.parts(of: $0) }].compactMap(\.self),
      pager: pager
    )
    let rules = Array(names.rules(of: name).prefix(Self.ruleLimit))
    return frame.text([
      .element(
        "article",
        [:],
        [
          .element("h1", [:], [.element("code", [:], name)]), summary, signatures,
          sentences(rules, root: root), exampleMarkup(root: root),
          RuleTitleList(rules, pathToRoot: root).markup, failures(root: root), support,
          scenarios(root: root),
        ]
      )
    ])
  }

  /// Returns the path of the file with the collapsed parts of the page that contains an example.
  ///
  /// The result is `nil` if the example has no drawing at other widths.
  private static func parts(of example: ScenarioRun) -> String? {
    guard let sweep = example.sweep, !sweep.html.isEmpty else { return nil }
    return PagePath.encoded(SpecPage.partsPath(of: PagePath.page(of: example.document.name)))
  }

  /// The number of scenarios by standing, and the systems of the recordings.
  private var summary: Markup {
    let systems = entries.flatMap(\.systems)
      .reduce(into: [SystemVersion]()) { if !$0.contains($1) { $0.append($1) } }
      .sorted { first, second in
        first.platform == second.platform
          ? second.numbers.lexicographicallyPrecedes(first.numbers)
          : first.platform.rawValue > second.platform.rawValue
      }
    let recorded = entries.count { $0.standing == .recorded }
    let words = recorded == 0 ? "not recorded" : "\(recorded) recorded"
    let standing = recorded == 0 ? Standing.derived : .recorded
    let places = systems.isEmpty || recorded == 0 ? "" : " on \(systems.text)"
    return .element(
      "p",
      ["class": "sum"],
      [
        Badge.summary(of: entries.map(\.verdict)), .text(" "),
        .element(
          "span",
          ["class": "e e-\(standing.rawValue)"],
          "\(standing.icon) \(words)\(places)"
        ),
      ]
    )
  }

  private var signatures: Markup {
    let all = APINames.standard.signatures(of: name)
    guard !all.isEmpty else { return .empty }
    let code = { (signatures: ArraySlice<String>) in
      CodeBlockMarkup.swift(signatures.joined(separator: "\n"))
    }
    let rest = all.dropFirst(Self.signatureLimit)
    return .joined(
      [code(all.prefix(Self.signatureLimit))]
        + (rest.isEmpty
          ? []
          : [
            .element(
              "details",
              [:],
              [
                .element(
                  "summary",
                  [:],
                  "\(rest.count) more signature\(rest.count == 1 ? "" : "s")"
                ), code(rest),
              ]
            )
          ])
    )
  }

  /// The titles of the most specific rules as sentences.
  private func sentences(_ rules: [Rule], root: String) -> Markup {
    guard !rules.isEmpty else { return .empty }
    var links = RuleLinks(book: .standard, pathToRoot: root)
    links.showsTitles = false
    let pieces = rules.prefix(Self.sentenceCount).flatMap { rule -> [Markup] in
      [
        ProseMarkup(target: { $0 }).markup(rule.title), .text(" ("), links.link(to: rule.name),
        .text("). "),
      ]
    }
    return .element("p", ["class": "lead p"], pieces)
  }

  private func exampleMarkup(root: String) -> Markup {
    guard let example, let expectation = example.firstDrawnExpectation else { return .empty }
    let lines = LineLinks(file: example.document.file, links: links, pathToRoot: root)
    let context = ExpectationContext(
      run: example,
      expectation: expectation.0,
      result: expectation.1,
      info: "",
      code: "",
      lines: lines,
      rules: RuleLinks(book: .standard, pathToRoot: root)
    )
    let sweep = SweepPart().reference(to: context)
    let code = example.scenario.body.blocks.map {
      CodeBlockMarkup.swift($0.code)
    }
    let page = root + PagePath.encoded(PagePath.page(of: example.document.name))
    let address = "\(page)#\(example.scenario.slug)"
    let clause = entries.first { $0.id == example.scenario.id }?.clause
    return .element(
      "section",
      ["class": "ex", "aria-label": "Example"],
      [
        .element(
          "p",
          ["class": "vh"],
          [
            Badge.evidence(expectation.1.evidence, on: expectation.1.systems), .text(" "),
            IndexMarkup.link(clause ?? example.scenario.slug, to: address),
          ]
        ),
        .element(
          "div",
          ["class": "cols"],
          // The drawing at other widths replaces the picture.
          [
            sweep.isEmpty ? PicturePart().markup(of: context) : .empty,
            .element("div", ["class": "side"], code),
          ]
        ), sweep,
      ]
    )
  }

  private func failures(root: String) -> Markup {
    let known = entries.filter { $0.verdict != .passed && $0.verdict != .skipped }
    guard !known.isEmpty else { return .empty }
    return .element(
      "section",
      ["aria-label": "Failures"],
      [
        .element("h2", [:], "Failures and known failures"),
        .element(
          "ul",
          ["class": "plain"],
          known.prefix(Self.ruleLimit).map { entry in
            let reasons = entry.reasons.joined(separator: "; ")
            return .element(
              "li",
              [:],
              [
                Badge.verdict(entry.verdict), .text(" "),
                IndexMarkup.link(entry.clause, to: root + entry.address),
                .element(
                  "span",
                  ["class": "note"],
                  [RuleLinks(book: .standard, pathToRoot: root).markup(of: " \(reasons)")]
                ),
              ]
            )
          }
        ),
      ]
    )
  }

  /// The scenarios by topic, recorded ones first; topics with few scenarios only have their title.
  private func scenarios(root: String) -> Markup {
    let topics = Dictionary(grouping: entries) { SpecTopic.folder(of: $0.page) }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { (topic: SpecTopic(folder: $0.key, specs: []), entries: $0.value) }
    let others = topics.dropFirst(Self.topicLimit)
    return .element(
      "section",
      ["aria-label": "Scenarios"],
      [
        .element("h2", [:], "Scenarios"),
        IndexMarkup.link(
          "All in one list",
          to: "\(root)\(PagePath.scenarios)?q=\(PagePath.encoded(name))"
        ),
      ]
        + topics.prefix(Self.topicLimit).map { section(of: $0.topic, $0.entries, root: root) }
        + (others.isEmpty
          ? []
          : [
            .element("h3", [:], "Other topics"),
            .element(
              "ul",
              [:],
              others.map { .element("li", [:], title(of: $0.topic, $0.entries, root: root)) }
            ),
          ])
    )
  }

  private func section(
    of topic: SpecTopic,
    _ entries: [SiteTopics.Entry],
    root: String
  ) -> Markup {
    let recorded = entries.filter { $0.standing == .recorded }
    let others = entries.filter { $0.standing != .recorded }
    return .joined([
      .element("h3", [:], title(of: topic, entries, root: root)),
      FoldedClauses(
        entries: recorded + others,
        pathToRoot: root,
        shown: Self.clauseLimit,
        listed: 0,
        page: root + PagePath.encoded(topic.path)
      )
      .markup,
    ])
  }

  /// Returns a link to a topic, with the number of its scenarios that use the name.
  private func title(
    of topic: SpecTopic,
    _ entries: [SiteTopics.Entry],
    root: String
  ) -> [Markup] {
    [
      IndexMarkup.link(topic.fullTitle, to: root + PagePath.encoded(topic.path)),
      .element("span", ["class": "note"], " \(entries.count)"),
    ]
  }
}

extension ScenarioRun {
  /// The first expectation with a layout, and its result; `nil` if there is none.
  fileprivate var firstDrawnExpectation: (Expectation, ExpectationResult)? {
    guard case .scene(let scene) = scenario.body, let line = layouts.first?.line,
      let expectation = scene.phases.flatMap(\.expectations).first(where: { $0.line == line }),
      let result = report.results.first(where: { $0.line == line })
    else { return nil }
    return (expectation, result)
  }
}
