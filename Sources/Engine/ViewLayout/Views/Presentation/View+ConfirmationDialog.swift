nonisolated extension View {
  /// Presents a dialog with actions while a binding is true (R-BAR-12).
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return dialog(Text(titleKey), titleVisibility, isShown ? actions() : nil, EmptyView())
  }

  /// Presents a dialog with actions while a binding is true (R-BAR-12).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return dialog(Text(title), titleVisibility, isShown ? actions() : nil, EmptyView())
  }

  /// Presents a dialog with actions while a binding is true (R-BAR-12).
  public func confirmationDialog<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return dialog(title, titleVisibility, isShown ? actions() : nil, EmptyView())
  }

  /// Presents a dialog with actions and a message while a binding is true (R-BAR-12).
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return dialog(
      Text(titleKey),
      titleVisibility,
      isShown ? actions() : nil,
      isShown ? message() : nil
    )
  }

  /// Presents a dialog with actions and a message while a binding is true (R-BAR-12).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return dialog(
      Text(title),
      titleVisibility,
      isShown ? actions() : nil,
      isShown ? message() : nil
    )
  }

  /// Presents a dialog with actions and a message while a binding is true (R-BAR-12).
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return dialog(title, titleVisibility, isShown ? actions() : nil, isShown ? message() : nil)
  }

  /// Presents a dialog while a binding is true and there is data (R-BAR-12).
  public func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return dialog(Text(titleKey), titleVisibility, data.map(actions), EmptyView())
  }

  /// Presents a dialog while a binding is true and there is data (R-BAR-12).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return dialog(Text(title), titleVisibility, data.map(actions), EmptyView())
  }

  /// Presents a dialog while a binding is true and there is data (R-BAR-12).
  public func confirmationDialog<Item, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return dialog(title, titleVisibility, data.map(actions), EmptyView())
  }

  /// Presents a dialog with a message while a binding is true and there is data
  /// (R-BAR-12).
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return dialog(Text(titleKey), titleVisibility, data.map(actions), data.map(message))
  }

  /// Presents a dialog with a message while a binding is true and there is data
  /// (R-BAR-12).
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return dialog(Text(title), titleVisibility, data.map(actions), data.map(message))
  }

  /// Presents a dialog with a message while a binding is true and there is data
  /// (R-BAR-12).
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return dialog(title, titleVisibility, data.map(actions), data.map(message))
  }

  /// Presents a dialog if there are actions; its title is shown only if it is to be visible.
  private func dialog<Actions: View, Message: View>(
    _ title: Text,
    _ titleVisibility: Visibility,
    _ actions: Actions?,
    _ message: Message
  ) -> some View {
    alerting(.dialog, titleVisibility == .visible ? title : nil, actions, message)
  }

  /// Presents an action sheet while a binding is true (R-BAR-12).
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presentingAlert(.dialog, isPresented.wrappedValue ? content().parts : nil)
  }

  /// Presents an action sheet while a binding has a value (R-BAR-12).
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> ActionSheet
  ) -> some View { presentingAlert(.dialog, item.wrappedValue.map { content($0).parts }) }
}

/// The parts of an action sheet, for `actionSheet(isPresented:content:)` (R-BAR-12).
public struct ActionSheet {
  /// A button of the action sheet.
  public typealias Button = Alert.Button

  /// The content of the action sheet.
  let parts: AnyView

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    parts = Alert.parts(title, message, buttons, isDialog: true)
  }
}
