/// Whether scroll views show indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// As the platform has it.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden where the platform allows.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}
