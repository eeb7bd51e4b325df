internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The known failures, and their reasons.
struct KnownFailureIndexPart: IndexPart {
  let id = "known"
  let title = "Known failures and skipped"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let known = topics.entries.filter { $0.verdict == .knownFailure || !$0.reasons.isEmpty }
    guard !known.isEmpty else { return [] }
    return [
      .element(
        "ul",
        [:],
        known.map { IndexMarkup.item($0, note: $0.reasons.joined(separator: "; ")) }
      )
    ]
  }
}
