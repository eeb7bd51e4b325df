extension Menu {
  /// Makes a menu whose label does something when it is tapped, and opens when it is held.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.label = label() }
}

extension Menu where Label == Text {
  /// Makes a menu with a text that does something when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { label = Text(titleKey) }
}

extension Menu where Label == ViewLayout.Label<Text, Image> {
  /// Makes a menu with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { label = ViewLayout.Label(titleKey, systemImage: systemImage) }

  /// Makes a menu with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { label = ViewLayout.Label(title, systemImage: systemImage) }
}
