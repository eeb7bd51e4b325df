public import Foundation

/// A control that opens a URL; its size is that of its label (R-CTRL).
nonisolated public struct Link<Label: View>: View {
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View {
    ControlView("Link", kind: .target) { ButtonLikeLabel { label } }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A control that presents the share sheet; its size is that of its label (R-CTRL).
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label

  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Makes a link that shares one item with a preview, which is not laid out.
  public init<Item, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Icon>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  @MainActor public var body: some View {
    ControlView("ShareLink", kind: .target) {
      ButtonLikeLabel(isAutomaticallyBordered: true) { label }
    }
  }
}

/// The default label of a share link: a symbol and a text.
public typealias DefaultShareLinkLabel = Label<Text, Image>

extension ShareLink where Label == DefaultShareLinkLabel {
  private init(title: Text) {
    label = DefaultShareLinkLabel {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(title: Text(verbatim: "Share…"))
  }

  /// Makes a link that shares one item, with the default label and a preview, which is not laid
  /// out.
  public init<Item, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Icon>
  ) { self.init(title: Text(verbatim: "Share…")) }

  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) { self.init(title: Text(verbatim: "Share…")) }

  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) { self.init(title: Text(title)) }

  /// Makes a link that shares one item, with a title and a preview, which is not laid out.
  public init<Item, Icon>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Icon>
  ) { self.init(title: Text(titleKey)) }

  /// Makes a link that shares one item, with a title and a preview, which is not laid out.
  public init<Item, Icon>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Icon>
  ) { self.init(title: title) }

  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) { self.init(title: Text(titleKey)) }
}

/// The preview of a shared item, which is not laid out.
public struct SharePreview<Icon> {
  public init<Title: StringProtocol>(_ title: Title) where Icon == Never {}

  public init(_ titleKey: LocalizedStringKey) where Icon == Never {}

  public init<Title: StringProtocol>(_ title: Title, image: Image) where Icon == Never {}

  public init<Title: StringProtocol>(_ title: Title, icon: Icon) {}
}
