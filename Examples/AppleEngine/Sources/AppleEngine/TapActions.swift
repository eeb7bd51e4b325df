import Foundation

#if canImport(SwiftUI)
private typealias FrameworkButton<Label: View> = SwiftUI.Button<Label>
#else
private typealias FrameworkButton<Label: View> = ViewLayout.Button<Label>
#endif

/// A label with a text and a symbol, under a name that a button's label does not hide.
public typealias FrameworkLabel = Label<Text, Image>

// No public API taps a view of SwiftUI, so the host runs the action of the view itself.

extension View {
  /// Adds an action for a tap, which the host can run.
  ///
  /// The compiler prefers this method to that of the framework, which has a count of taps.
  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    onTapGesture(count: 1, perform: action)
      .transformPreference(IdentifiedViews.self) { $0.add(action) }
  }
}

/// A button of the framework, whose action the host can run.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Creates a button with an action and a label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role, an action and a label.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button of the framework.
  public var body: some View {
    FrameworkButton(role: role, action: action) { label }
      .transformPreference(IdentifiedViews.self) { $0.add(action) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a text as its label.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a text and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a text and a role.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == FrameworkLabel {
  /// Creates a button with a text and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a text, a system symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { FrameworkLabel(titleKey, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
