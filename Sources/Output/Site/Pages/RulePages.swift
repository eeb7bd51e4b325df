internal import Conformance
internal import ElementTree
internal import SpecFormat

/// A page for each family of rules.
enum RulePages {
  /// Returns the pages, each with the scenarios that show its rules.
  ///
  /// - Parameters:
  ///   - topics: The scenarios of the site; may be empty.
  ///   - links: The links to files of the package; `nil` if there are none.
  ///   - names: The names with pages; `nil` for pages without a site around them.
  /// - Returns: One job for each family, in the order of the rule pages of the documentation.
  static func jobs(
    topics: SiteTopics,
    links: SourceLinks?,
    names: SiteNames? = nil
  ) -> [PageJob] {
    let book = RuleBook.standard
    let pages = book.families.map { ($0.title, "../\(RuleLinks.page(of: $0.name))") }
    return book.families.enumerated().map { index, family in
      {
        var page = RuleFamilyPage(family, of: book, topics: topics, links: links)
        page.names = names
        if names != nil { page.pager = Pager(at: index, of: pages) }
        return [SiteFile(path: page.path, text: page.text)]
      }
    }
  }
}

/// The page of a rule family, with the rules' statements and the scenarios that show them.
struct RuleFamilyPage {
  private let family: RuleFamily
  private let topics: SiteTopics
  private let prose: ProseMarkup
  /// The names with pages; `nil` for a page without a site around it.
  var names: SiteNames?
  var pager = Pager()

  /// - Parameters:
  ///   - family: The rules of the page.
  ///   - book: All rules, for links between them.
  ///   - topics: The scenarios, with the rules that their clauses name.
  ///   - links: The links to files of the package; `nil` if there are none.
  init(_ family: RuleFamily, of book: RuleBook, topics: SiteTopics, links: SourceLinks?) {
    self.family = family
    self.topics = topics
    let file = String(family.address.prefix { $0 != "#" })
    let path = RuleLinks.page(of: family.name)
    let root = PagePath.toRoot(from: path)
    let rules = RuleLinks(book: book, pathToRoot: root)
    prose = ProseMarkup(
      target: { address in
        let target =
          address.hasPrefix("#") ? nil : LinkTarget(address: address, in: file)
        let place = target.map { "\($0.file)#\($0.anchor ?? "")" } ?? file + address
        if let name = book.name(at: place), let rule = rules.address(of: name) {
          return root + rule
        }
        guard let target, let links else { return address }
        return links.address(of: target.file, from: root)
      },
      rules: rules
    )
  }
}

extension RuleFamilyPage {
  /// The path of the page, relative to the site's folder.
  var path: String { RuleLinks.page(of: family.name) }

  private var pathToRoot: String { PagePath.toRoot(from: path) }

  /// The HTML of the whole page.
  var text: String {
    let rules: [Markup] =
      names == nil
      ? [] : [.element("a", ["href": "\(pathToRoot)\(PagePath.rules)"], "Rules")]
    let frame = PageFrame(
      title: "\(family.title) · Rules",
      pathToRoot: pathToRoot,
      breadcrumbs: rules + [.element("span", ["aria-current": "page"], "R-\(family.name)")],
      shell: names == nil ? .alone : .site,
      pager: pager
    )
    let heading = Markup.element("h1", [:], family.title)
    return frame.text([contents.markup, .element("article", [:], [heading] + sections)])
  }

  private var contents: PageContents {
    PageContents(
      entries: family.rules.map { rule in
        PageContents.Entry(title: rule.heading, anchor: rule.name.anchor, level: 2)
      }
    )
  }

  /// Whether the family has several sections.
  private var hasSections: Bool { family.sections.count > 1 }

  private var sections: [Markup] {
    family.sections.flatMap { section -> [Markup] in
      let heading: [Markup] =
        hasSections ? [.element("h2", ["id": section.slug], section.title)] : []
      return heading
        + section.parts.map { part in
          switch part {
          case .prose(let block): prose.markup(block)
          case .rule(let rule): markup(of: rule)
          }
        }
    }
  }

  private func markup(of rule: Rule) -> Markup {
    let entries = topics.entries.filter { $0.rules.contains(rule.name.text) }
    return .element(
      "section",
      [
        "class": "r", "id": rule.name.anchor, "aria-labelledby": "\(rule.name.anchor)-h",
        "data-ev": rule.origin.standing.rawValue,
      ],
      [
        prose.element(
          ofHeading: hasSections ? 3 : 2,
          ["id": "\(rule.name.anchor)-h"],
          [heading(of: rule)]
        ),
        .element("div", ["class": "p"], [prose.markup(rule.statement)]),
        .element("p", ["class": "source"], origin(of: rule)),
        RuleScenarios(name: rule.name.text, entries: entries, pathToRoot: pathToRoot).markup,
      ]
    )
  }

  /// The name and the title of a rule as a link to itself.
  private func heading(of rule: Rule) -> Markup {
    .element(
      "a",
      ["class": "self", "href": "#\(rule.name.anchor)"],
      [
        .element("span", ["class": "name"], rule.name.text), .text(" · "),
        prose.inLink.markup(rule.title),
      ]
    )
  }

  private func origin(of rule: Rule) -> [Markup] {
    let origin = rule.origin
    let parts = [
      "Source: \(origin.source). Confidence: \(origin.confidence.rawValue).",
      origin.since.map { "Since: \($0)." } ?? "",
      origin.reasonForNoClause.map { "No clause: \($0)." } ?? "",
    ].filter { !$0.isEmpty }
    let standing = origin.standing
    return [
      .element(
        "span",
        ["class": "e e-\(standing.rawValue)", "title": standing.meaning],
        "\(standing.icon) \(standing.word)"
      ), .text(" "), prose.rules?.markup(of: parts.joined(separator: " ")) ?? .empty,
    ]
  }
}

/// The scenarios that show a rule, grouped by clause, each with its picture.
struct RuleScenarios {
  /// The number of scenarios that are shown with pictures before the collapsed ones.
  private static let count = 3
  /// The number of scenarios that are listed.
  private static let listLimit = 12

  /// The name of the rule, such as `R-STK-4`.
  let name: String
  let entries: [SiteTopics.Entry]
  /// The path from the page to the site's folder, ending with a slash.
  let pathToRoot: String

  /// Returns the scenarios that are shown with pictures: the first one of each clause, those with
  /// recordings first.
  static func shown(of entries: [SiteTopics.Entry]) -> ArraySlice<SiteTopics.Entry> {
    var clauses: Set<String> = []
    return ordered(entries).filter { clauses.insert("\($0.page)#\($0.clause)").inserted }
      .prefix(count)
  }

  private static func ordered(_ entries: [SiteTopics.Entry]) -> [SiteTopics.Entry] {
    let isFirst = { (entry: SiteTopics.Entry) in
      entry.standing == .recorded && entry.picture != nil
    }
    return entries.filter(isFirst) + entries.filter { !isFirst($0) }
  }

  var markup: Markup {
    guard !entries.isEmpty else { return .empty }
    let shown = Self.shown(of: entries)
    let ids = Set(shown.map(\.id))
    let rest = Self.ordered(entries).filter { !ids.contains($0.id) }
    let (listed, others) = (rest.prefix(Self.listLimit), rest.count - Self.listLimit)
    let search = "\(pathToRoot)\(PagePath.scenarios)?q=\(name)"
    let pictures = Markup.element(
      "ul",
      ["class": "shots"],
      shown.map { item($0) }
    )
    guard !rest.isEmpty else { return pictures }
    return .joined([
      pictures,
      .element(
        "details",
        [:],
        [
          .element("summary", [:], "\(rest.count) more scenarios"),
          ClauseList(entries: Array(listed), pathToRoot: pathToRoot).markup,
          others > 0 ? IndexMarkup.link("\(others) more scenarios", to: search) : .empty,
        ]
      ),
    ])
  }

  private func item(_ entry: SiteTopics.Entry) -> Markup {
    let picture = entry.picture.map { picture in
      Markup.element(
        "img",
        [
          "src": pathToRoot + PagePath.encoded(picture), "alt": "", "loading": "lazy",
          "decoding": "async",
        ]
      )
    }
    return .element(
      "li",
      [:],
      [
        .element(
          "a",
          ["href": pathToRoot + entry.address, "lang": TextLanguage.code(of: entry.clause)],
          [picture ?? .empty, .element("span", [:], entry.clause)]
        ),
        .element(
          "div",
          ["class": "note"],
          [Badge.mark(entry.verdict), .text(" "), Badge.standing(of: entry)]
        ),
      ]
    )
  }
}
