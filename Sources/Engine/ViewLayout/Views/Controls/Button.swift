public import Foundation

/// A control that performs an action when it is tapped.
nonisolated public struct Button<Label: View>: View {
  @Environment(\.controlStyles.button) private var style
  @Environment(\.controlMetrics.buttons.isBordered) private var isBordered
  @Environment(\.foregroundColor) private var color
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role, an action and a label; the role has no effect on layout.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    if let style {
      ButtonView(action: action) {
        StyledPart(
          style,
          PrimitiveButtonStyleConfiguration(
            role: role,
            label: StyledPart(label),
            action: action
          )
        ) { $0.makeBody(configuration: $1) }
      }
      .environment(\.controlStyles.button, nil)
    } else if isBordered {
      ButtonView(action: action) { BorderedLabel(content: label) }
    } else {
      ButtonView(action: action) { label.environment(\.foregroundColor, color ?? .accentColor) }
    }
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a text and a role; the role has no effect on layout.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == Text {
  /// Makes a button with a text and a role; the role has no effect on layout.
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
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { ViewLayout.Label(titleKey, systemImage: systemImage) }
  }

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
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The label of a control that navigates, shares or opens a menu, in the button style of the
/// environment (R-CTRL-14).
///
/// Without a style, it is that of a button in a bar, or the plain label.
nonisolated struct ButtonLikeLabel<Label: View>: View {
  @Environment(\.controlStyles.button) private var style
  @Environment(\.isInBar) private var isInBar
  /// Whether the label has a border on systems on which buttons without a style have one.
  var isAutomaticallyBordered = false
  @ViewBuilder let label: Label

  @MainActor var body: some View {
    if let style, !isInBar {
      StyledPart(
        style,
        PrimitiveButtonStyleConfiguration(role: nil, label: StyledPart(label), action: {})
      ) { $0.makeBody(configuration: $1) }
      .environment(\.controlStyles.button, nil)
    } else {
      BarLabel {
        if isAutomaticallyBordered {
          AutomaticallyBorderedLabel(content: HStack { label }.unlisted())
        } else {
          HStack { label }.unlisted()
        }
      }
    }
  }
}

/// The layout node of a button, around its styled label.
nonisolated struct ButtonView<Content: View>: View {
  let action: () -> Void
  @ViewBuilder let content: Content
}

extension ButtonView: ContainerView {
  nonisolated var transparentRule: TransparentContainer? {
    TransparentContainer(name: "Button", isControl: true)
  }

  nonisolated func rule(in context: ViewContext) -> StackRule {
    StackRule(
      name: "Button",
      isControl: true,
      axis: .horizontal,
      alignment: VerticalAlignment.center.key
    )
  }

  nonisolated func prepare(_ node: LayoutNode) { node.setAction(action) }
}

/// The role of a button.
public enum ButtonRole: Equatable, Sendable {
  case destructive
  case cancel
}

/// A button that toggles the edit mode; its size is that of its label (R-CTRL).
///
/// It performs no action in Plumb.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}

  @MainActor public var body: some View {
    ControlView("EditButton", kind: .target) {
      BarLabel { Text(verbatim: mode?.wrappedValue.isEditing == true ? "Done" : "Edit") }
    }
  }
}

/// A button that pastes from the pasteboard, with the insets of a bordered button (R-CTRL).
///
/// It performs no action in Plumb.
nonisolated public struct PasteButton: View {
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}

  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSObject]) -> Void
  ) {}

  @MainActor public var body: some View {
    ControlView("PasteButton", kind: .target) {
      BorderedLabel(content: Label("Paste", systemImage: "doc.on.clipboard"))
    }
  }
}
