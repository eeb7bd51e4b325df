internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// An overview with a square for each clause, a row for each spec, and a group for each folder.
struct ClausePart: ResultsPart {
  let id = "clauses"
  let title = "Clauses"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let legend = Markup.element(
      "p",
      [:],
      "A square for each clause: green if its scenarios pass, red and round if one fails, half "
        + "amber if one is a known failure, hollow if it has none."
    )
    let specs = content.report.specs
    let folders = specs.map { $0.folder }.reduce(into: [String]()) { folders, folder in
      if folders.last != folder { folders.append(folder) }
    }
    let kills =
      content.kills.map { MutationSummary(score: $0, report: content.report).markup } ?? []
    return [legend] + kills
      + folders.flatMap { folder -> [Markup] in
        let rows = specs.filter { $0.folder == folder }.map { row($0, content.kills) }
        let heading: [Markup] =
          folders.count > 1 ? [.element("h3", [:], folder.isEmpty ? "Specs" : folder)] : []
        return heading + [.element("ul", ["class": "heat"], rows)]
      }
  }

  private func row(_ spec: SpecReport, _ kills: MutationScore?) -> Markup {
    let page = PagePath.encoded(PagePath.page(of: spec.name))
    return .element(
      "li",
      [:],
      [
        IndexMarkup.link(spec.title, to: page),
        ClauseSquares(spec: spec, page: page, kills: kills).markup,
      ]
    )
  }
}

extension SpecReport {
  /// The folder of the spec relative to that of all specs, such as `views`; empty for a spec at the
  /// top.
  fileprivate var folder: String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }
}

/// The pages of articles, with the number of scenarios that link to each.
struct ArticlePart: ResultsPart {
  let id = "articles"
  let title = "Articles"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let articles = content.report.specs.filter { $0.name.hasPrefix("articles/") }
    guard !articles.isEmpty else { return [] }
    let rows = articles.map { spec in
      let others = topics.uses(of: spec.name).count
      return [
        IndexMarkup.link(spec.title, to: PagePath.encoded(PagePath.page(of: spec.name))),
        Badge.verdict(Verdict.gravest(spec.scenarios.map(\.verdict)) ?? .error),
        Markup.text("\(spec.scenarios.count + others)"), .text("\(spec.scenarios.count)"),
        .text("\(others)"),
      ]
    }
    let header = ["article", "verdict", "scenarios that rest on it", "on its page", "elsewhere"]
    return [IndexMarkup.table(header, rows, numbers: [2, 3, 4], label: "Articles")]
  }
}

/// The code blocks that are illustrations and are not compiled.
struct SketchPart: ResultsPart {
  let id = "sketches"
  let title = "Sketches"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let items = content.report.specs.flatMap { spec in
      spec.clauses.flatMap { clause in
        clause.sketchLines.map { line -> Markup in
          let page = PagePath.encoded(PagePath.page(of: spec.name))
          let link = IndexMarkup.link(clause.title, to: "\(page)#\(clause.slug)")
          return .element("li", [:], [link, .text(" \(spec.file):\(line)")])
        }
      }
    }
    guard !items.isEmpty else { return [] }
    return [.element("ul", [:], items)]
  }
}
