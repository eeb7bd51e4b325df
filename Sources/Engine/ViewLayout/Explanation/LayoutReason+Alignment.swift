extension LayoutReason {
  /// Why a child is where it is: its guides lie on those of what it is in.
  ///
  /// - Parameters:
  ///   - rule: The rule's name.
  ///   - alignment: The guides that meet.
  ///   - child: The child, placed.
  ///   - place: What it is aligned in.
  /// - Returns: The guides, the child's size and its distance from the top leading corner.
  static func aligned(
    _ rule: String,
    _ alignment: Alignment,
    _ child: LayoutNode,
    in place: String
  ) -> LayoutReason {
    let guides = Axis.allCases.map { alignment[$0].spokenName }.joined(separator: " and ")
    let origin = Axis.allCases.map { LengthText.text(child.origin[$0]) }.joined(separator: " ")
    return LayoutReason(
      rule,
      "\(guides) of its \(LengthText.text(child.size)) meet those of \(place): \(origin) from the "
        + "top leading corner"
    )
  }
}
