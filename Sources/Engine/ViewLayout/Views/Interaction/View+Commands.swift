public import Foundation

// No stage has keys, windows or other apps: what comes from them is taken and ignored.

nonisolated extension View {
  /// The view with a key that uses it.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a key that uses it; `nil` for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a key that uses it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with an action for a page that is opened in the app.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with what its user does, for other devices.
  public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSObject) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one that is dragged.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with something that is dragged, and how it looks meanwhile.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(EmptyModifier()) }

  /// The view as a place to drop something of a type.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { modifier(EmptyModifier()) }

  /// The view without moves of its rows, or with them.
  public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }

  /// The view without rows that are taken away, or with them.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }

  /// The view without a choice of it, or with it.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with texts that can be chosen or not.
  public func textSelection<Choice: TextSelectability>(_ selectability: Choice) -> some View {
    modifier(EmptyModifier())
  }
}
