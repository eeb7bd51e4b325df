// What is in front of the window is a layout of its own: it is taken and not laid out.

nonisolated extension View {
  /// The view with a choice in front of the window, which is a layout of its own.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func confirmationDialog<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func confirmationDialog<Item, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a choice in front of the window, which is a layout of its own.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> ActionSheet
  ) -> some View { modifier(EmptyModifier()) }
}
