/// A label that does something when it is tapped.
nonisolated public struct Button<Label: View>: View {
  let action: () -> Void
  let label: Label

  /// Makes a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Makes a button with a role, which changes nothing of its layout.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Makes a button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a text and a role, which changes nothing of its layout.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(titleKey, action: action)
  }
}

extension Button: ContainerView {
  nonisolated var content: Label { label }

  nonisolated func configure(_ node: ButtonNode, isUnary: Bool, in context: ViewContext) {
    node.setAction(action)
    node.standsForItsChild = isUnary
  }
}
