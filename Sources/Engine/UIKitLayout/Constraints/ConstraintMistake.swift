/// A mistake in constraints, which are laid out as well as they can be.
@MainActor
package enum ConstraintMistake {
  /// The second constraint is left out, as it excludes the others.
  case conflict([NSLayoutConstraint], broken: NSLayoutConstraint)
  /// The constraints leave the item's place or size open.
  case ambiguous(any LayoutItem, [String])
  /// A number of the constraint is none.
  case notANumber(NSLayoutConstraint)
  /// The constraint is of items that are in nothing together.
  case noCommonAncestor(NSLayoutConstraint)
  /// The constraint is of attributes that cannot be compared.
  case incomparable(NSLayoutConstraint)
  /// A visual format that cannot be read, from the character on.
  case format(String, offset: Int, problem: String)
  /// A view that is to be put into itself.
  case cycle(any LayoutItem)
}
