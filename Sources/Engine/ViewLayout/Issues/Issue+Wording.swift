import Foundation

extension Issue {
  static func invalidFrameDimension(_ value: CGFloat) -> Issue {
    Issue(
      kind: .invalidFrameDimension,
      place: "frame",
      message: "a frame's dimension is \(value); give it a finite length of 0 or more"
    )
  }

  static func invalidColumnCount(_ count: Int) -> Issue {
    Issue(
      kind: .invalidColumnCount,
      place: "gridCellColumns",
      message: "a cell takes \(count) columns; give it a count from 1 to \(GridShape.greatestSpan)"
    )
  }

  static func positionNotANumber(_ place: String) -> Issue {
    Issue(
      kind: .positionNotANumber,
      place: place,
      message: "a coordinate is not a number and counts as 0; check what it is computed from"
    )
  }

  static func sizeNotANumber(_ layout: String) -> Issue {
    Issue(
      kind: .sizeNotANumber,
      place: layout,
      message: "sizeThatFits answers a length that is not a number, which counts as 0"
    )
  }

  static let priorityNotANumber = Issue(
    kind: .priorityNotANumber,
    place: "layoutPriority",
    message: "a priority that is not a number compares with none: it counts as 0"
  )

  static func preferenceUpdatedRepeatedly(_ key: String) -> Issue {
    Issue(
      kind: .preferenceUpdatedRepeatedly,
      place: key,
      message: """
        the action of onPreferenceChange for \(key) changes what \(key) is made of, again and \
        again; make its change settle
        """
    )
  }

  static func changeUpdatedRepeatedly(_ type: String) -> Issue {
    Issue(
      kind: .changeUpdatedRepeatedly,
      place: "onChange(of: \(type))",
      message: "the action of onChange changes the value that it watches, again and again"
    )
  }

  static func geometryUpdatedRepeatedly(_ type: String) -> Issue {
    Issue(
      kind: .changeUpdatedRepeatedly,
      place: "onGeometryChange(for: \(type))",
      message:
        "the action of onGeometryChange changes the geometry that it watches, again and again"
    )
  }

  /// The issue that what is placed changes what it is placed by.
  static let layoutUpdatedRepeatedly = Issue(
    kind: .changeUpdatedRepeatedly,
    place: "layout",
    message: "where views come to be changes how large they are, again and again"
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
      message: "the view tree is deeper than \(limit) levels; what is below is left out"
    )
  }
}
