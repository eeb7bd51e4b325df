extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with the first modifier, then with the second.
  @MainActor @preconcurrency
  public func body(content view: ModifierContent<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

nonisolated extension ViewModifier {
  /// This modifier, then another one.
  public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  /// Whether both the view and the modifier are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.content == right.content && left.modifier == right.modifier
  }
}
