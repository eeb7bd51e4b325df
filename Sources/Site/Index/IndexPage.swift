internal import Conformance
internal import Pictures
internal import SpecFormat

/// The first page: what holds, what does not, and where to find it.
struct IndexPage {
  private let content: SiteContent
  private let topics: SiteTopics

  init(_ content: SiteContent, topics: SiteTopics) {
    self.content = content
    self.topics = topics
  }
}

extension IndexPage {
  var text: String {
    let frame = PageFrame(
      title: "What holds · Plumb",
      pathToRoot: "",
      breadcrumbs: [.element("span", ["aria-current": "page"], "All specs")]
    )
    return frame.text(
      [.element("h1", [:], "What holds")] + IndexParts.all.map { $0.markup(of: content, topics) }
    )
  }
}

/// A part of the first page.
protocol IndexPart: Sendable {
  /// What there is to see; empty where the part has nothing to say.
  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup
}

/// Every part there is, in the order of the page: the one list that a new one is added to.
enum IndexParts {
  static let all: [any IndexPart] = [
    SummaryIndexPart(),
    FailureIndexPart(),
    ArticleIndexPart(),
    EvidenceIndexPart(),
    HeatIndexPart(),
    KnownFailureIndexPart(),
    SlowestIndexPart(),
    SketchIndexPart(),
    RuleIndexPart(),
    ScenarioIndexPart(),
  ]
}
