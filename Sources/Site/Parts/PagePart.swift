internal import Pictures

/// A part of what a page shows under an expectation.
protocol PagePart: Sendable {
  /// What there is to see; empty where the part has nothing to say.
  func markup(of example: Example) -> Markup
}

/// Every part there is, in the order of a page: the one list that a new one is added to.
enum PageParts {
  static let all: [any PagePart] = [
    VerdictPart(),
    PicturePart(),
    FramesPart(),
    NegotiationPart(),
    SweepPart(),
  ]
}
