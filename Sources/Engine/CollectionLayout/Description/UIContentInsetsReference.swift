/// The edges that a section's content insets are counted from.
public enum UIContentInsetsReference: Int, Sendable, CaseIterable {
  /// The edges that the layout's configuration names.
  case automatic = 0
  /// The collection view's edges.
  case none = 1
  /// Its safe area.
  case safeArea = 2
  /// Its layout margins.
  case layoutMargins = 3
  /// Its margins, and at most the width in which text reads well.
  case readableContent = 4
}
