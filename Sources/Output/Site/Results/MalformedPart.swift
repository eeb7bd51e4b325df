internal import Conformance
internal import ElementTree

/// The mistakes of malformed specs, which have no page, with links to their lines.
struct MalformedPart: ResultsPart {
  let id = "malformed"
  let title = "Malformed specs"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let mistakes = content.report.mistakes
    guard !mistakes.isEmpty else { return [] }
    let note = Markup.element(
      "p",
      ["class": "note"],
      "None of their scenarios ran, and they have no pages."
    )
    let items = mistakes.map { mistake -> Markup in
      let place = "\(mistake.file):\(mistake.line):\(mistake.column)"
      let address = content.sourceLinks.address(line: mistake.line, of: mistake.file, from: "")
      return .element(
        "li",
        [:],
        [IndexMarkup.link(place, to: address), .text(": \(mistake.message)")]
      )
    }
    return [note, .element("ul", [:], items)]
  }
}
