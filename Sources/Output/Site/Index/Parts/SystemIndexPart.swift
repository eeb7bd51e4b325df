internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The clauses whose numbers differ between versions of Apple's systems.
struct SystemIndexPart: IndexPart {
  let id = "systems"
  let title = "Numbers that differ between systems"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let differences = content.report.systemDifferences
    guard !differences.isEmpty else { return [] }
    let rows = differences.map { difference -> [Markup] in
      let page = PagePath.encoded(PagePath.page(of: difference.spec.name))
      let slug = "#" + ScenarioID(difference.scenario.id).slug
      return [
        IndexMarkup.link(difference.clause.title, to: page + slug),
        IndexMarkup.link(
          difference.result.systems.text,
          to: "\(page)#L\(difference.result.line)"
        ),
        IndexMarkup.link(difference.heldSystems.text, to: "\(page)#L\(difference.heldLine)"),
        .text(difference.differences.joined(separator: "; ")),
      ]
    }
    let header = ["clause", "numbers that are not compared", "numbers that count", "differ by"]
    return [IndexMarkup.table(header, rows, label: title)]
  }
}
