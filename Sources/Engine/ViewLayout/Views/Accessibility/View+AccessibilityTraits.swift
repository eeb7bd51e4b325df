public import Foundation

// What is read aloud changes no layout: all of it is taken and ignored.

nonisolated extension View {
  /// The view, read aloud as one, with what becomes of the views in it.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with other views that are read aloud in place of those in it.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one that is read aloud in its place.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View { modifier(EmptyModifier()) }

  /// The view, and also what it is to those who have it read aloud.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(EmptyModifier())
  }

  /// The view without something that it is to those who have it read aloud.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(EmptyModifier())
  }

  /// The view, passed over when read aloud or not.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden))
  }

  /// The view, passed over when read aloud or not, where that is said at all.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(HintModifier(hint: .decorative, isOn: hidden && isEnabled))
  }

  /// The view, read aloud sooner than those of a lesser priority.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(EmptyModifier())
  }

  /// The view as a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with texts of a kind.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with its colours as they are, where all others are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view as one that can be used, or not.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a point that stands for it when it is used.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a point that stands for it when it is used.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    modifier(EmptyModifier())
  }

  /// The view as one that is touched itself, or not.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View { modifier(EmptyModifier()) }

  /// The view, shown large in the middle of the window while a finger is on it.
  public func accessibilityShowsLargeContentViewer() -> some View { modifier(EmptyModifier()) }

  /// The view with another one that is shown large while a finger is on it.
  public func accessibilityShowsLargeContentViewer<LargeContent: View>(
    @ViewBuilder _ largeContentView: () -> LargeContent
  ) -> some View { modifier(EmptyModifier()) }

  /// The view as one part of a pair of words and what they name.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  /// The view as one of those that belong together.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  /// The view as one that has what is read aloud, or not.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { modifier(EmptyModifier()) }

  /// The view as one that has what is read aloud when a value is the one given.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View { modifier(EmptyModifier()) }

  /// The view as one that has what is read aloud first, when a screen appears.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View { modifier(EmptyModifier()) }

  /// The view in which rich texts stay as they are, or not.
  public func accessibilityScrollStatus(
    _ status: Text,
    isEnabled: Bool = true
  ) -> some View { modifier(EmptyModifier()) }
}
