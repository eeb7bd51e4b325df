public import Foundation

nonisolated extension View {
  /// The view, passed over when read aloud or not.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden))
  }

  /// The view, passed over when read aloud or not, where that is said at all.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden && isEnabled))
  }
}
