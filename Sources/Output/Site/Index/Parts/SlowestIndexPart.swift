internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The scenarios that took longest.
struct SlowestIndexPart: IndexPart {
  let id = "slowest"
  let title = "Slowest"

  private static let count = 10

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let timed = content.report.scenarios.compactMap { scenario in
      scenario.duration.map { (id: scenario.id, seconds: $0) }
    }
    let slowest = timed.sorted { ($1.seconds, $0.id) < ($0.seconds, $1.id) }.prefix(Self.count)
    guard !slowest.isEmpty else { return [] }
    let addresses = Dictionary(
      topics.entries.map { ($0.id, $0.address) },
      uniquingKeysWith: { first, _ in first }
    )
    let items = slowest.map { id, seconds -> Markup in
      let milliseconds = Int((seconds * 1000).rounded())
      return .element(
        "li",
        [:],
        [IndexMarkup.link(id, to: addresses[id] ?? "#"), .text(" \(milliseconds) ms")]
      )
    }
    return [.element("ol", [:], items)]
  }
}
