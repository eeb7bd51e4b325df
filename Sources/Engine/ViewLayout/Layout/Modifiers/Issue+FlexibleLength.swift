extension Issue {
  static func invalidFrameDimension(_ length: FlexibleLength) -> Issue {
    Issue(
      kind: .invalidFrameDimension,
      place: "frame",
      message: "a frame's lengths are not all valid: \(length); give it lengths of 0 or more"
    )
  }

  static func contradictoryFrameConstraints(_ length: FlexibleLength) -> Issue {
    Issue(
      kind: .contradictoryFrameConstraints,
      place: "frame",
      message: "a frame's lengths do not ascend: \(length); the least wins"
    )
  }
}
