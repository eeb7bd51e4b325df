internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// The failures, before everything else: those that look as if they had one cause together.
struct FailureIndexPart: IndexPart {
  let id = "failures"
  let title = "Failures"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let groups = FailureGroup.groups(in: content.report)
    guard !groups.isEmpty else { return [] }
    let entries = Dictionary(topics.entries.map { ($0.id, $0) }) { first, _ in first }
    let note = Markup.element(
      "p",
      ["class": "note"],
      "By what they have in common, from what is expected to what is."
    )
    return [note]
      + groups.map { group in
        let items = group.ids.compactMap { entries[$0] }
        return .element(
          "details",
          ["class": "cause", "open": groups.count < 4 || items.count < 9 ? "" : nil],
          [
            .element("summary", [:], [.element("b", [:], group.sentence)]),
            .joined(group.clues.map { clue($0) }),
            .element("ul", [:], items.map { IndexMarkup.item($0, note: $0.clause) }),
          ]
        )
      }
  }

  private func clue(_ text: String) -> Markup {
    let links = RuleLinks(book: .standard, pathToRoot: "")
    return .element("p", ["class": "note"], [links.markup(of: text)])
  }
}
