nonisolated extension View {
  /// The view with another one in front of the window, which is a layout of its own.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one in front of the window, which is a layout of its own.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with work for when it is pulled down, which no stage does.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a field to search by, in a bar that the reference style does not have.
  public func searchable(
    text: Binding<String>,
    prompt: LocalizedStringKey? = nil
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for when a text was written.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { modifier(EmptyModifier()) }
}
