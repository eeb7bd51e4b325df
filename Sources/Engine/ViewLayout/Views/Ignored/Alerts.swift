// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public import Foundation

public struct ActionSheet {
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

public struct Alert {
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {}

  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    public static func destructive(
      _ label: Text,
      action: (() -> Void)? = {}
    ) -> Button { Button() }
  }
}

public struct DialogSeverity: Hashable, Sendable {
  let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

nonisolated extension View {
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  public func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Item, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func alert<Item, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  public func alert<Item, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    modifier(EmptyModifier())
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View { modifier(EmptyModifier()) }

  public func dialogSeverity(_ severity: DialogSeverity) -> some View { modifier(EmptyModifier()) }

  public func dialogIcon(_ icon: Image?) -> some View { modifier(EmptyModifier()) }

  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(EmptyModifier())
  }

  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func confirmationDialog<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { modifier(EmptyModifier()) }

  public func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func confirmationDialog<Item, Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View { modifier(EmptyModifier()) }

  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Item, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View { modifier(EmptyModifier()) }

  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    modifier(EmptyModifier())
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> ActionSheet
  ) -> some View { modifier(EmptyModifier()) }
}
