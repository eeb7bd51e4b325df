internal import SceneBuilding
internal import Conformance
internal import ElementTree
internal import Pictures
internal import Reporting
internal import SpecFormat

/// The page of one spec: its Markdown, with the results below each expectation.
struct SpecPage {
  let document: SpecDocument
  let report: SpecReport
  let content: SiteContent
  let lines: LineLinks
  private let prose: ProseMarkup
  /// Links to the rules that the spec names.
  private let rules: RuleLinks
  private let roles: [Int: FenceRole]
  /// The runs of the spec's scenarios, by line.
  private let runs: [Int: ScenarioRun]
  /// The ids of scenarios whose clauses depend on the engine's style of controls.
  private let styled: Set<String>
  /// A cache of rendered sections; `nil` if each page is rendered once.
  private let memory: SectionCache?
  /// The parts in a file beside the page; `nil` for a page without a site around it, whose parts
  /// are in the page.
  private let parts: FoldedParts?
  /// The images beside the page; `nil` for a page without a site around it.
  private let images: PageImages?
  /// The specs of the same folder with this one, in reading order; may be empty.
  var siblings: [SpecDocument] = []
  /// The path of the page, relative to the site's folder.
  let path: String

  /// - Parameters:
  ///   - document: The spec.
  ///   - report: The results of the spec.
  ///   - runs: The runs of its scenarios.
  ///   - content: The content of the site.
  ///   - folder: The folder of specs, ending with a slash.
  ///   - files: The paths of all specs that have a page.
  ///   - path: The path of the page relative to the site's folder; `nil` uses that of the spec.
  ///   - memory: A cache of rendered sections.
  ///   - isInSite: Whether the page has a file of parts beside it.
  init(
    document: SpecDocument,
    report: SpecReport,
    runs: [ScenarioRun],
    content: SiteContent,
    folder: String,
    files: Set<String>,
    path: String? = nil,
    memory: SectionCache? = nil,
    isInSite: Bool = false
  ) {
    self.document = document
    self.report = report
    self.content = content
    self.memory = memory
    self.path = path ?? PagePath.page(of: document.name)
    let pathToRoot = PagePath.toRoot(from: self.path)
    lines = LineLinks(file: document.file, links: content.sourceLinks, pathToRoot: pathToRoot)
    rules = RuleLinks(
      book: .standard,
      pathToRoot: pathToRoot,
      titled: isInSite ? TitledRules() : nil
    )
    parts = isInSite ? FoldedParts() : nil
    images = isInSite ? PageImages(of: self.path) : nil
    prose = ProseMarkup(
      target: { address in
        let target = PagePath.target(
          of: address,
          in: document.file,
          folder: folder,
          files: files,
          root: ""
        )
        // Other files of the package are not part of the site and are linked where the specs are.
        guard target != address, !target.contains(".html") else { return target }
        return content.sourceLinks.address(of: "", from: pathToRoot) + target
      },
      rules: rules,
      footnotes: Footnotes(in: document.markdown.blocks)
    )
    roles = FenceRole.roles(in: document)
    styled = Set(
      report.clauses.filter(\.usesReferenceStyle).flatMap(\.scenarios).map(\.id)
    )
    self.runs = Dictionary(
      runs.map { ($0.scenario.line, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension SpecPage {
  var pathToRoot: String { PagePath.toRoot(from: path) }

  /// Returns the page, and the file of its collapsed parts if it has one.
  func files(topics: SiteTopics) -> [SiteFile] {
    let page = SiteFile(path: path, text: text(topics: topics))
    return [page] + [parts?.file(at: Self.partsPath(of: path))].compactMap(\.self)
      + (images?.files ?? [])
  }

  /// Returns the path of the file of a page's parts, such as `swiftui/stacks/stacks.parts.js`.
  static func partsPath(of path: String) -> String {
    "\(path.dropLast(".html".count)).parts.js"
  }

  /// Returns the HTML of the whole page.
  private func text(topics: SiteTopics) -> String {
    let topic = SpecTopic(folder: SpecTopic.folder(of: document.name), specs: [])
    let pages = siblings.map {
      ($0.title, pathToRoot + PagePath.encoded(PagePath.page(of: $0.name)))
    }
    let place = siblings.firstIndex { $0.file == document.file }
    let article = self.article(topics: topics)
    let hasParts = parts?.isEmpty == false
    let frame = PageFrame(
      title: "\(document.title) · \(topic.title)",
      pathToRoot: pathToRoot,
      breadcrumbs: [
        .element("a", ["href": pathToRoot + PagePath.encoded(topic.path)], topic.fullTitle),
        .element("span", ["aria-current": "page"], document.title),
      ],
      scripts: ["site.js"] + (hasParts ? [PagePath.encoded(Self.partsPath(of: path))] : []),
      pager: place.map { Pager(at: $0, of: pages) } ?? Pager()
    )
    return frame.text([contents.markup, article])
  }

  /// The table of contents, with the clauses and their subsections.
  private var contents: PageContents {
    let families = Dictionary(
      report.clauses.map { ($0.slug, $0.verdict?.family) },
      uniquingKeysWith: { first, _ in first }
    )
    let headings = document.markdown.blocks.compactMap(\.heading)
    return PageContents(
      entries: headings.filter { (2...3).contains($0.level) }.map { heading in
        PageContents.Entry(
          title: heading.text,
          anchor: heading.slug,
          level: heading.level,
          family: families[heading.slug] ?? nil
        )
      }
    )
  }

  /// Returns the content of the spec without the frame of the page.
  func article(topics: SiteTopics) -> Markup {
    let slugs = Set(document.markdown.blocks.compactMap(\.heading?.slug))
    let uses = topics.uses(of: document.name)
    let backlinks = Backlinks(uses, of: self)
    var slug: String?
    var parts = [titleOfFrontMatter]
    for block in document.markdown.blocks {
      if let next = block.heading?.slug {
        self.parts?.hasPicture = false
        if let slug { parts.append(backlinks.markup(under: slug)) }
        slug = next
      }
      parts.append(markup(block, slugs: slugs, uses: uses.count))
    }
    if let slug { parts.append(backlinks.markup(under: slug)) }
    parts += [backlinks.markup(under: nil), prose.footnotes?.list(prose) ?? .empty]
    return .element("article", [:], [noScript] + parts)
  }

  /// A note for readers without scripts, which load the collapsed parts.
  private var noScript: Markup {
    guard parts != nil else { return .empty }
    return .element(
      "noscript",
      [:],
      [
        .element(
          "p",
          ["class": "note"],
          "Layout steps, other widths and further pictures need scripts; 'plumb explain' has them."
        )
      ]
    )
  }

  /// The title in the front matter of a spec without a `#` heading.
  private var titleOfFrontMatter: Markup {
    let hasHeading = document.markdown.blocks.contains { $0.heading?.level == 1 }
    guard !hasHeading, let title = document.markdown.frontMatterTitle else { return .empty }
    return .element("h1", [:], title)
  }

  private func markup(_ block: MarkdownBlock, slugs: Set<String>, uses: Int) -> Markup {
    switch block.content {
    case .fence(let fence): return markup(fence, at: block.line, slugs: slugs)
    case .table, .html: return prose.markup(block)
    case .heading(let heading):
      let element = markup(heading, at: block.line)
      return heading.level == 1
        ? .joined([element, PageSummary(report: report, uses: uses).markup]) : element
    case .paragraph, .indentedCode, .quotation, .list, .rule:
      guard Footnotes.notes(in: block).isEmpty else { return .empty }
      let language = TextLanguage.code(of: block.words)
      return .element("div", ["class": "p", "lang": language], [prose.markup(block)])
    }
  }

  private func markup(_ heading: MarkdownHeading, at line: Int) -> Markup {
    let content = [prose.markup(heading.content), .text(" "), lines.markup(line: line)]
    let attributes: Markup.Attributes = [
      "id": heading.slug, "lang": TextLanguage.code(of: heading.text),
    ]
    let element = prose.element(ofHeading: min(heading.level, 4), attributes, content)
    return .joined([element, kills(of: heading.slug)])
  }

  /// Returns the number of mutants that only this clause detects, with a link to an explanation;
  /// empty if it is 0.
  private func kills(of slug: String) -> Markup {
    let count = content.kills?.count(of: slug, in: document.file) ?? 0
    guard count > 0 else { return .empty }
    let link = Markup.element(
      "a",
      ["href": "\(pathToRoot)\(PagePath.results)#clauses"],
      DetectionText.sentence(count)
    )
    return .element("p", ["class": "note"], [link])
  }
}

extension SpecPage {
  private func markup(_ fence: FencedBlock, at line: Int, slugs: Set<String>) -> Markup {
    let (info, code) = (fence.info, fence.code)
    let isSwift = fence.name == "swift"
    switch roles[line] {
    case .scenario(let scenario):
      let block =
        isSwift
        ? CodeBlockMarkup.swift(
          code,
          caption: scenario.origin?.caption,
          remarks: remarks(onCodeAt: line, code)
        )
        : ScriptTable(info: info, code: code).markup
      let head = ScenarioHeader(
        scenario: scenario,
        report: runs[scenario.line]?.report,
        lines: lines
      )
      return .joined([head.markup(hasAnchor: !slugs.contains(scenario.slug)), block])
    case .swift(let role, let origin):
      let caption = [role, origin?.caption].compactMap { $0 }.joined(separator: " · ")
      let remarks = remarks(onCodeAt: line, code)
      let block = CodeBlockMarkup.swift(code, caption: caption, remarks: remarks)
      if role == FenceRole.hiddenSetup, remarks.isEmpty {
        let summary = Markup.element("summary", [:], "Setup")
        return .element("details", ["class": "shared"], [summary, block])
      }
      // Long declarations are collapsed, because they distract from the scenes that use them.
      let names = role == "shared" && remarks.isEmpty ? SharedCodeMarkup.names(in: code) : nil
      return names.map { SharedCodeMarkup(block: block, names: $0).markup } ?? block
    case .expectation(let expectation, let scenario, let index):
      return self.expectation(expectation, of: scenario, index: index, info: info, code: code)
    case .pageExpectation(let expectation):
      return PageExpectation(expectation, report: report, info: info, code: code).markup
    case nil:
      return isSwift ? CodeBlockMarkup.swift(code) : CodeBlockMarkup.plain(code, caption: nil)
    }
  }

  private func expectation(
    _ expectation: Expectation,
    of scenario: ScenarioSpec,
    index: Int,
    info: String,
    code: String
  ) -> Markup {
    guard let run = runs[scenario.line], run.report.results.indices.contains(index) else {
      return CodeBlockMarkup.plain(code, caption: info)
    }
    let section = { self.section(run, expectation, index: index, info: info, code: code) }
    return memory?.section(of: scenario.id, index: index, section) ?? section()
  }

  private func section(
    _ run: ScenarioRun,
    _ expectation: Expectation,
    index: Int,
    info: String,
    code: String
  ) -> Markup {
    let example = ExpectationContext(
      run: run,
      expectation: expectation,
      result: run.report.results[index],
      info: info,
      code: code,
      lines: lines,
      rules: rules,
      parts: run.report.results[index].verdict == .passed ? self.parts : nil,
      images: images,
      usesReferenceStyle: styled.contains(run.scenario.id)
    )
    func parts(_ place: PartPlace) -> [Markup] {
      PageParts.all.filter { $0.place == place }.map { $0.markup(of: example) }
    }
    let side = Markup.element("div", ["class": "side"], parts(.besidePicture))
    let columns = Markup.element("div", ["class": "cols"], parts(.picture) + [side])
    let family = example.result.verdict.family
    let standing = Standing(
      example.result.evidence,
      usesReferenceStyle: example.usesReferenceStyle
    )
    // Most blocks pass, so a green edge needs no class.
    let classes = ["ex", family == "passed" ? nil : "x-\(family)", run.isStale ? "stale" : nil]
    return .element(
      "section",
      [
        "class": classes.compactMap(\.self).joined(separator: " "),
        "data-ev": standing.rawValue,
        "id": "L\(expectation.line)",
      ],
      parts(.head) + [columns] + parts(.belowBoth)
    )
  }
}

extension SpecPage {
  /// Returns the compiler's messages for a block of code by line of the code, from 0.
  private func remarks(onCodeAt fenceLine: Int, _ code: String) -> [Int: [String]] {
    let errors = report.scenarios.flatMap { scenario in
      scenario.results.flatMap(\.compilerMessages).filter { $0.severity == .error }.map { error in
        // An error in another file is shown at the scene.
        (line: error.file == document.file ? error.line : scenario.line, message: error.summary)
      }
    }
    guard !errors.isEmpty else { return [:] }
    let last = code.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    var remarks: [Int: [String]] = [:]
    for error in errors {
      let line = error.line - fenceLine - 1
      guard line >= -1, line <= last + 1 else { continue }
      // A message about missing code can be beyond the last line.
      let place = min(max(line, 0), max(last - 1, 0))
      if remarks[place, default: []].contains(error.message) { continue }
      remarks[place, default: []].append(error.message)
    }
    return remarks
  }
}

extension CompilerDiagnostic {
  /// The message without its place, such as `error: cannot find 'HStak' in scope`.
  fileprivate var summary: String { "\(severity.rawValue): \(message)" }
}

extension ScenarioSpec {
  /// The origin of the code of its scene; `nil` if the fence does not state it, and for a script.
  fileprivate var origin: CodeOrigin? {
    switch body {
    case .scene(let scene): scene.scene.origin
    case .rejected(let rejected): rejected.code.origin
    case .script: nil
    }
  }
}

extension CodeOrigin {
  /// The caption of the code block.
  fileprivate var caption: String {
    switch self {
    case .author: "the author's code"
    case .filled: "the author's code, completed"
    case .ours: "written for this suite"
    }
  }
}
