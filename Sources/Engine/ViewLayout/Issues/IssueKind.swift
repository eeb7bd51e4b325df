/// The kind of an issue, by the name that specs use.
///
/// Whoever reports issues names their kinds in an extension of it.
public struct IssueKind: Sendable, Hashable {
  /// The name: `duplicate-identity`.
  public let name: String

  package init(_ name: String) {
    self.name = name
  }
}

extension IssueKind: CustomStringConvertible {
  /// The kind's name.
  public var description: String { name }
}

/// The kinds of issues that views report.
extension IssueKind {
  /// A frame's dimension is negative, not a number or infinite where it must not be.
  public static let invalidFrameDimension = IssueKind("invalid-frame-dimension")
  /// A flexible frame's minimum, ideal and maximum do not ascend.
  public static let contradictoryFrameConstraints = IssueKind("contradictory-frame-constraints")
  /// A preference's action changed what the preference is made of, again and again.
  public static let preferenceUpdatedRepeatedly = IssueKind("preference-updated-repeatedly")
  /// An action of `onChange` or `onGeometryChange` changed what it watches, again and again.
  public static let changeUpdatedRepeatedly = IssueKind("change-updated-repeatedly")
  /// Two elements of one `ForEach` have the same identity.
  public static let duplicateIdentity = IssueKind("duplicate-identity")
  /// A layout placed a subview outside `placeSubviews`.
  public static let placedOutsidePlaceSubviews = IssueKind("placed-outside-placeSubviews")
  /// A position, an offset or an inset is not a number.
  public static let positionNotANumber = IssueKind("position-not-a-number")
  /// A layout answers a size that is not a number.
  public static let sizeNotANumber = IssueKind("size-not-a-number")
  /// A layout priority is not a number.
  public static let priorityNotANumber = IssueKind("priority-not-a-number")
  /// A grid's cell is to take fewer than one column, or more than a grid has.
  public static let invalidColumnCount = IssueKind("invalid-column-count")
  /// The view tree is deeper than the engine lays out.
  public static let treeTooDeep = IssueKind("tree-too-deep")

  /// Every kind that views report.
  package static let ofViews: [IssueKind] = [
    .invalidFrameDimension, .contradictoryFrameConstraints, .preferenceUpdatedRepeatedly,
    .changeUpdatedRepeatedly, .duplicateIdentity, .placedOutsidePlaceSubviews, .positionNotANumber,
    .sizeNotANumber, .priorityNotANumber, .invalidColumnCount, .treeTooDeep,
  ]
}
