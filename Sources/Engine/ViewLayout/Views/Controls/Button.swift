public import Foundation

/// A label that does something when it is tapped.
nonisolated public struct Button<Label: View>: View {
  @Environment(\.controlStyles.button) private var style
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Makes a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role, which changes nothing of its layout.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label, or what a style makes of it.
  @MainActor public var body: some View {
    if let style {
      ButtonView(action: action) {
        style.part(
          PrimitiveButtonStyleConfiguration(
            role: role,
            label: StyledPart(label),
            action: action
          )
        )
      }
      .environment(\.controlStyles.button, nil)
    } else {
      ButtonView(action: action) { label }
    }
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
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == Text {
  /// Makes a button with a text and a role, which changes nothing of its layout.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ViewLayout.Label<Text, Image> {
  /// Makes a button with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { ViewLayout.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a text, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { ViewLayout.Label(titleKey, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of what a style got.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The body of a button: its node around what it shows.
nonisolated struct ButtonView<Content: View>: View {
  let action: () -> Void
  @ViewBuilder let content: Content
}

extension ButtonView: ContainerView {
  nonisolated var nameAsTransparentContainer: String? { "Button" }

  nonisolated func rule(in context: ViewContext) -> StackRule {
    StackRule(name: "Button", axis: .horizontal, alignment: VerticalAlignment.center.key)
  }

  nonisolated func prepare(_ node: LayoutNode) { node.setAction(action) }
}

/// The nature of a button's action.
public enum ButtonRole: Equatable, Sendable {
  /// It destroys something.
  case destructive
  /// It gives something up.
  case cancel
}

/// A button that begins and ends an edit, which no stage does: as large as its label (R-CTRL).
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public init() {}

  /// The label: Edit, or Done while something is edited.
  @MainActor public var body: some View {
    ControlView("EditButton") { Text(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") }
  }
}

/// A button that takes what was copied, which is nothing here: a symbol and a word with the lengths
/// of a bordered button (R-CTRL).
nonisolated public struct PasteButton: View {
  /// Makes a button of a type of things.
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}

  /// Makes a button of kinds of data.
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSObject]) -> Void
  ) {}

  /// The label in a border.
  @MainActor public var body: some View {
    ControlView("PasteButton") {
      Label("Paste", systemImage: "doc.on.clipboard").padding(ControlMetrics.buttonInsets)
        .unlisted()
    }
  }
}
