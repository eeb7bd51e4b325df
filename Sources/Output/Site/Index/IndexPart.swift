internal import ElementTree

/// A part of the first page: a section with a heading.
protocol IndexPart: Sendable {
  /// The anchor of the section, unique in the page.
  var id: String { get }
  /// Its heading.
  var title: String { get }
  /// The content under the heading. A part without anything has no heading either.
  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup]
}

/// Every part there is, in the order of the page: the one list that a new one is added to.
enum IndexParts {
  static let all: [any IndexPart] = [
    FailureIndexPart(),
    ArticleIndexPart(),
    EvidenceIndexPart(),
    ClauseIndexPart(),
    KnownFailureIndexPart(),
    SystemIndexPart(),
    SlowestIndexPart(),
    SketchIndexPart(),
    RuleIndexPart(),
    ScenarioIndexPart(),
  ]
}
