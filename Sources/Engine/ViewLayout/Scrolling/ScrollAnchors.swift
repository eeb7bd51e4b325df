/// The points that a scroll view holds on to; `nil` for none.
struct ScrollAnchors: Equatable {
  /// The point of every role that has none of its own.
  var general: UnitPoint?
  /// The points of roles that have one of their own.
  var ofRoles: [ScrollAnchorRole: UnitPoint] = [:]

  /// Where content rests that was not scrolled yet.
  var initialOffset: UnitPoint? { self[.initialOffset] }
  /// The point that stays in place when the content's or the viewport's length changes.
  var sizeChanges: UnitPoint? { self[.sizeChanges] }
  /// Where content goes that is shorter than the viewport.
  var alignment: UnitPoint? { self[.alignment] }

  private subscript(role: ScrollAnchorRole) -> UnitPoint? { ofRoles[role] ?? general }
}
