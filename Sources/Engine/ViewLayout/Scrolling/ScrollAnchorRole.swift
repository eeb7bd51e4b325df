/// The purpose of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// Where content rests that was not scrolled yet.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The point that stays in place when the content's or the viewport's length changes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content goes that is shorter than the viewport.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
