/// A label that shows or hides what is below it (R-CTRL).
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.controlStyles.disclosure) private var style
  @State private var isExpandedHere = false
  /// Whether the content is there; `nil` where the group itself knows.
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// Makes a group that knows itself whether its content is there; at first it is not.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The label and the content as the style lays them out.
  @MainActor public var body: some View {
    ControlView("DisclosureGroup") {
      style.part(
        DisclosureGroupStyleConfiguration(
          label: StyledPart(label),
          content: StyledPart(content()),
          isExpanded: isExpanded ?? $isExpandedHere
        )
      )
    }
    .environment(\.controlStyles.disclosure, AutomaticDisclosureGroupStyle())
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(label) }
  }

  /// Makes a group with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
