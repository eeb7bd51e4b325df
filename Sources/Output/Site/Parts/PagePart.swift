internal import ElementTree
internal import Pictures

/// A part of what a page shows under an expectation.
protocol PagePart: Sendable {
  /// Where it stands.
  var place: PartPlace { get }
  /// The part of the example's page; empty where it has nothing to say.
  func markup(of example: Example) -> Markup
}

extension PagePart {
  var place: PartPlace { .besidePicture }
}

/// Where a part of an example stands on a wide page; on a narrow one each stands under the other.
enum PartPlace {
  case head, picture, besidePicture, belowBoth
}

/// Every part there is, in the order of a page: the one list that a new one is added to.
enum PageParts {
  static let all: [any PagePart] = [
    VerdictPart(),
    PicturePart(),
    FramesPart(),
    NegotiationPart(),
    ConditionsPart(),
    SweepPart(),
  ]
}
