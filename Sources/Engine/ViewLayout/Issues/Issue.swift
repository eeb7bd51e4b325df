import Foundation

/// A mistake in a scene that SwiftUI would log.
///
/// The layout continues after it, but its result is probably not what the author intended.
public struct Issue: Sendable, Hashable {
  /// The kind of the mistake.
  public var kind: IssueKind
  /// The location of the mistake: the node's name and label, or its path.
  public var place: String
  /// A sentence with the mistake and how to fix it.
  public var message: String

  package init(kind: IssueKind, place: String, message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}

/// The kind of an issue, identified by the name that specs use.
///
/// Each module adds its kinds in an extension.
public struct IssueKind: Sendable, Hashable {
  /// The name in specs, such as `duplicate-identity`.
  public let name: String

  package init(_ name: String) {
    self.name = name
  }
}

extension IssueKind: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { name }
}

/// The kinds of issues that views report.
extension IssueKind {
  /// A frame's dimension is negative, not a number or infinite where it must not be.
  public static let invalidFrameDimension = IssueKind("invalid-frame-dimension")
  /// A flexible frame's minimum, ideal and maximum are not in ascending order.
  public static let contradictoryFrameConstraints = IssueKind("contradictory-frame-constraints")
  /// The action of `onPreferenceChange` changed the preference repeatedly, up to the limit.
  ///
  /// Also reported if state changes after every layout for another reason, up to the limit.
  public static let preferenceUpdatedRepeatedly = IssueKind("preference-updated-repeatedly")
  /// The action of `onChange` or `onGeometryChange` changed its observed value repeatedly, up to
  /// the limit.
  ///
  /// Also reported if the positions of views change their sizes repeatedly, up to the limit.
  public static let changeUpdatedRepeatedly = IssueKind("change-updated-repeatedly")
  /// Two elements of one `ForEach` have the same identity.
  public static let duplicateIdentity = IssueKind("duplicate-identity")
  /// A layout placed a subview outside `placeSubviews`.
  public static let placedOutsidePlaceSubviews = IssueKind("placed-outside-placeSubviews")
  /// A position, an offset or an inset is not a number.
  public static let positionNotANumber = IssueKind("position-not-a-number")
  /// A layout returned a size that is not a number.
  public static let sizeNotANumber = IssueKind("size-not-a-number")
  /// A layout priority is not a number.
  public static let priorityNotANumber = IssueKind("priority-not-a-number")
  /// A grid cell spans fewer than one column, or more columns than a grid can have.
  public static let invalidColumnCount = IssueKind("invalid-column-count")
  /// An image, a color or a text is not in the app's folder.
  public static let missingResource = IssueKind("missing-resource")
  /// The view tree is deeper than the engine supports.
  public static let treeTooDeep = IssueKind("tree-too-deep")

  /// All kinds that SwiftUI views report.
  package static let ofViews: [IssueKind] = [
    .invalidFrameDimension, .contradictoryFrameConstraints, .preferenceUpdatedRepeatedly,
    .changeUpdatedRepeatedly, .duplicateIdentity, .placedOutsidePlaceSubviews, .positionNotANumber,
    .sizeNotANumber, .priorityNotANumber, .invalidColumnCount, .missingResource,
    .treeTooDeep,
  ]
}

extension Issue {
  static func invalidFrameDimension(_ value: CGFloat) -> Issue {
    Issue(
      kind: .invalidFrameDimension,
      place: "frame",
      message: "a frame's dimension is \(value); use a finite length of 0 or more"
    )
  }

  static func invalidColumnCount(_ count: Int) -> Issue {
    Issue(
      kind: .invalidColumnCount,
      place: "gridCellColumns",
      message: "a cell spans \(count) columns; use a count from 1 to \(GridShape.maximumSpan)"
    )
  }

  static func positionNotANumber(_ place: String) -> Issue {
    Issue(
      kind: .positionNotANumber,
      place: place,
      message: "a coordinate is not a number and counts as 0; check how it is computed"
    )
  }

  static func sizeNotANumber(_ layout: String) -> Issue {
    Issue(
      kind: .sizeNotANumber,
      place: layout,
      message: "sizeThatFits returns a length that is not a number, which counts as 0"
    )
  }

  static let priorityNotANumber = Issue(
    kind: .priorityNotANumber,
    place: "layoutPriority",
    message: "a priority is not a number and counts as 0"
  )

  static func preferenceUpdatedRepeatedly(_ key: String) -> Issue {
    Issue(
      kind: .preferenceUpdatedRepeatedly,
      place: key,
      message: """
        the action of onPreferenceChange for \(key) changes the value of \(key) in each update; \
        stop changing it after a few updates
        """
    )
  }

  static func changeUpdatedRepeatedly(_ type: String) -> Issue {
    Issue(
      kind: .changeUpdatedRepeatedly,
      place: "onChange(of: \(type))",
      message: "the action of onChange changes the value that it observes in each update"
    )
  }

  static func geometryUpdatedRepeatedly(_ type: String) -> Issue {
    Issue(
      kind: .changeUpdatedRepeatedly,
      place: "onGeometryChange(for: \(type))",
      message:
        "the action of onGeometryChange changes the geometry that it observes in each update"
    )
  }

  /// The issue of a layout in which positions of views change their sizes repeatedly, up to the
  /// limit.
  static let layoutUpdatedRepeatedly = Issue(
    kind: .changeUpdatedRepeatedly,
    place: "layout",
    message: "the positions of views change their sizes in each layout pass"
  )

  static func duplicateIdentity(_ identity: AnyHashable) -> Issue {
    Issue(
      kind: .duplicateIdentity,
      place: "ForEach",
      message: "two elements have the identity \(identity.base); only the first keeps its state"
    )
  }

  static func placedOutsidePlaceSubviews(_ layout: String) -> Issue {
    Issue(
      kind: .placedOutsidePlaceSubviews,
      place: layout,
      message: "a subview is placed outside placeSubviews; the call changes nothing"
    )
  }

  static func treeTooDeep(_ limit: Int) -> Issue {
    Issue(
      kind: .treeTooDeep,
      place: "scene",
      message: "the view tree is deeper than \(limit) levels; deeper views are omitted"
    )
  }
}
