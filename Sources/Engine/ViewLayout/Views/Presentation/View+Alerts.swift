public import Foundation

// What is in front of the window is a layout of its own: it is taken and not laid out.

nonisolated extension View {
  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Actions: View>(
    _ title: Text,
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

  /// The view with a question in front of the window, which is a layout of its own.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Item, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Item, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Item, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a question in front of the window, which is a layout of its own.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with questions of a kind that is said.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { modifier(EmptyModifier()) }

  /// The view with questions that show a symbol.
  public func dialogIcon(_ icon: Image?) -> some View { modifier(EmptyModifier()) }

  /// The view with questions that can be put away for ever.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(EmptyModifier())
  }
}
