internal import Conformance
internal import Reporting
internal import SpecFormat

/// The types, modifiers and properties that scenarios use, each with a page of the site.
struct SiteNames {
  /// The minimum score of a rule that is listed for a name.
  private static let minimumScore = 0.06
  /// The score of a rule whose title or statement contains the name.
  private static let (titleScore, statementScore) = (1.0, 0.08)

  /// The scenarios that use each name, in the order of the site.
  let uses: [String: [SiteTopics.Entry]]
  private let citations: [String: Citations]
  private let book: RuleBook

  /// The words in code of a rule, and the scenarios that cite it.
  private struct Citations {
    var title: Set<String>
    var statement: Set<String>
    var count = 0
    var names: [String: Int] = [:]
  }

  init(_ topics: SiteTopics, of book: RuleBook = .standard) {
    self.book = book
    var uses: [String: [SiteTopics.Entry]] = [:]
    var citations = Dictionary(
      book.families.flatMap(\.rules).map { rule in
        (
          rule.name.text,
          Citations(title: Self.words(in: rule.title), statement: Self.words(in: rule.statement))
        )
      },
      uniquingKeysWith: { first, _ in first }
    )
    for entry in topics.entries {
      for name in entry.names { uses[name, default: []].append(entry) }
      for rule in entry.rules {
        citations[rule]?.count += 1
        for name in entry.names { citations[rule]?.names[name, default: 0] += 1 }
      }
    }
    (self.uses, self.citations) = (uses, citations)
  }
}

extension SiteNames {
  /// The names in alphabetical order, regardless of case.
  var all: [String] {
    uses.keys.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }

  /// Returns the path of the page of a name, relative to the site's folder; `nil` if it has none.
  func path(of name: String) -> String? {
    guard uses[name] != nil else { return nil }
    return APINames.standard.isType(name)
      ? PagePath.page(ofType: name) : PagePath.page(ofMember: name)
  }

  /// The statement by which the script of all pages gets the names that it links in code.
  var script: String {
    let (all, known) = (all, APINames.standard)
    let names = [
      "types": all.filter { known.isType($0) }, "members": all.filter { known.isMember($0) },
    ]
    return "globalThis.plumbNames = \(JSONText.line(of: names));\n"
  }

  /// Returns the rules about a name, the most specific first.
  ///
  /// A rule counts if its title or its statement contains the name, and if a large part of the
  /// scenarios that cite it use the name.
  func rules(of name: String) -> [Rule] {
    let count = uses[name]?.count ?? 0
    let scored = book.families.flatMap(\.rules).compactMap { rule -> (Double, Rule)? in
      guard let cited = citations[rule.name.text] else { return nil }
      let both = Double(cited.names[name] ?? 0)
      let score =
        (cited.title.contains(name) ? Self.titleScore : 0)
        + (cited.statement.contains(name) ? Self.statementScore : 0)
        + (both > 0 ? 2 * both / Double(count + cited.count) : 0)
      return score >= Self.minimumScore ? (score, rule) : nil
    }
    return scored.enumerated()
      .sorted { ($1.element.0, $0.offset) < ($0.element.0, $1.offset) }
      .map(\.element.1)
  }

  private static func words(in blocks: [MarkdownBlock]) -> Set<String> {
    blocks.reduce(into: []) { words, block in
      if case .paragraph(let content) = block.content { words.formUnion(Self.words(in: content)) }
    }
  }

  /// Returns the names that code in prose begins with.
  ///
  /// Examples are `frame` for `frame(maxWidth: .infinity)` and `UIStackView` for
  /// `UIStackView.Distribution`.
  private static func words(in content: [MarkdownInline]) -> Set<String> {
    var words: Set<String> = []
    for piece in content {
      guard case .code(let code) = piece else { continue }
      let path = code.drop { $0 == "." || $0 == "@" }
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      words.formUnion(path.split(separator: ".").map { String($0) })
    }
    return words
  }
}
