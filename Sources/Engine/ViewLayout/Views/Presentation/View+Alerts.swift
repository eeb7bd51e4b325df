public import Foundation

nonisolated extension View {
  /// Presents an alert while a binding is true (R-BAR-11).
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return alerting(.alert, Text(titleKey), isShown ? actions() : nil, EmptyView())
  }

  /// Presents an alert while a binding is true (R-BAR-11).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return alerting(.alert, Text(title), isShown ? actions() : nil, EmptyView())
  }

  /// Presents an alert while a binding is true (R-BAR-11).
  public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return alerting(.alert, title, isShown ? actions() : nil, EmptyView())
  }

  /// Presents an alert with a message while a binding is true (R-BAR-11).
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return alerting(.alert, Text(titleKey), isShown ? actions() : nil, isShown ? message() : nil)
  }

  /// Presents an alert with a message while a binding is true (R-BAR-11).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return alerting(.alert, Text(title), isShown ? actions() : nil, isShown ? message() : nil)
  }

  /// Presents an alert with a message while a binding is true (R-BAR-11).
  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    let isShown = isPresented.wrappedValue
    return alerting(.alert, title, isShown ? actions() : nil, isShown ? message() : nil)
  }

  /// Presents an alert while a binding is true and there is data (R-BAR-11).
  public func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return alerting(.alert, Text(titleKey), data.map(actions), EmptyView())
  }

  /// Presents an alert while a binding is true and there is data (R-BAR-11).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Item, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return alerting(.alert, Text(title), data.map(actions), EmptyView())
  }

  /// Presents an alert while a binding is true and there is data (R-BAR-11).
  public func alert<Item, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return alerting(.alert, title, data.map(actions), EmptyView())
  }

  /// Presents an alert with a message while a binding is true and there is data (R-BAR-11).
  public func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return alerting(.alert, Text(titleKey), data.map(actions), data.map(message))
  }

  /// Presents an alert with a message while a binding is true and there is data (R-BAR-11).
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return alerting(.alert, Text(title), data.map(actions), data.map(message))
  }

  /// Presents an alert with a message while a binding is true and there is data (R-BAR-11).
  public func alert<Item, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let data = isPresented.wrappedValue ? data : nil
    return alerting(.alert, title, data.map(actions), data.map(message))
  }

  /// Presents an alert about an error while a binding is true (R-BAR-11).
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    let error = isPresented.wrappedValue ? error : nil
    return alerting(.alert, error.map { Text($0.title) }, error.map { _ in actions() }, EmptyView())
  }

  /// Presents an alert with a message about an error while a binding is true (R-BAR-11).
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    let error = isPresented.wrappedValue ? error : nil
    return alerting(.alert, error.map { Text($0.title) }, error.map(actions), error.map(message))
  }

  /// Presents an alert while a binding is true (R-BAR-11).
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presentingAlert(.alert, isPresented.wrappedValue ? content().parts : nil)
  }

  /// Presents an alert while a binding has a value (R-BAR-11).
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View { presentingAlert(.alert, item.wrappedValue.map { content($0).parts }) }

  /// Presents an alert or a dialog if there are actions.
  func alerting<Actions: View, Message: View>(
    _ kind: Presentation.Kind,
    _ title: Text?,
    _ actions: Actions?,
    _ message: Message
  ) -> some View {
    presentingAlert(
      kind,
      actions.map {
        AlertContent(title: title, isDialog: kind == .dialog, actions: $0, message: message)
      }
    )
  }

  /// Presents the content of an alert or a dialog.
  func presentingAlert(_ kind: Presentation.Kind, _ content: (some View)?) -> some View {
    modifier(PresentationModifier(kind: kind, content: content))
  }
}

extension LocalizedError {
  /// The title of an alert about the error.
  fileprivate var title: String { errorDescription ?? localizedDescription }
}

/// The parts of an alert, for `alert(isPresented:content:)` (R-BAR-11).
public struct Alert {
  /// The content of the alert.
  let parts: AnyView

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    parts = Self.parts(title, message, [dismissButton].compactMap(\.self), isDialog: false)
  }

  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    parts = Self.parts(title, message, [primaryButton, secondaryButton], isDialog: false)
  }

  /// Returns the content of an alert or an action sheet.
  static func parts(
    _ title: Text,
    _ message: Text?,
    _ buttons: [Button],
    isDialog: Bool
  ) -> AnyView {
    let actions = ForEach(Array(buttons.indices), id: \.self) { buttons[$0].view }
    guard let message else {
      return AnyView(
        AlertContent(title: title, isDialog: isDialog, actions: actions, message: EmptyView())
      )
    }
    return AnyView(
      AlertContent(title: title, isDialog: isDialog, actions: actions, message: message)
    )
  }

  /// A button of an alert.
  public struct Button {
    private let label: Text
    private let role: ButtonRole?
    private let action: () -> Void

    private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      (self.label, self.role, self.action) = (label, role, action ?? {})
    }

    fileprivate var view: some View {
      ViewLayout.Button(role: role, action: action) { label }
    }

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, nil, action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .cancel, action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(Text(verbatim: "Cancel"), .cancel, action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .destructive, action)
    }
  }
}
