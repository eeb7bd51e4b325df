internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The failures, before everything else.
struct FailureIndexPart: IndexPart {
  let id = "failures"
  let title = "Failures"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let failures = topics.entries.filter { $0.verdict.failsTheRun }
    guard !failures.isEmpty else { return [] }
    return [.element("ul", [:], failures.map { IndexMarkup.item($0, note: $0.clause) })]
  }
}
