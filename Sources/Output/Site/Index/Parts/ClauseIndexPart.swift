internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// A square for each clause, a row for each spec, folder by folder.
struct ClauseIndexPart: IndexPart {
  let id = "clauses"
  let title = "Clauses"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let legend = Markup.element(
      "p",
      [:],
      "A square for each clause: green where its scenarios hold, red and round where one fails, half "
        + "amber where one is known to fail, hollow where there is none."
    )
    let specs = content.report.specs
    let folders = specs.map { $0.folder }.reduce(into: [String]()) { folders, folder in
      if folders.last != folder { folders.append(folder) }
    }
    let kills = content.kills.map { KillSummary(score: $0, report: content.report).markup } ?? []
    return [legend] + kills
      + folders.flatMap { folder -> [Markup] in
        let rows = specs.filter { $0.folder == folder }.map { row($0, content.kills) }
        let heading: [Markup] =
          folders.count > 1 ? [.element("h3", [:], folder.isEmpty ? "Specs" : folder)] : []
        return heading + [.element("ul", ["class": "heat"], rows)]
      }
  }

  private func row(_ spec: SpecReport, _ kills: KillScore?) -> Markup {
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
  /// The folder that the spec is in, inside that of all specs: `views`; empty for one outside.
  fileprivate var folder: String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }
}
