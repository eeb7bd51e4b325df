public import Foundation

/// A label that leads to a page: as large as its label (R-CTRL).
nonisolated public struct Link<Label: View>: View {
  let label: Label

  /// Makes a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  @MainActor public var body: some View {
    ControlView("Link") { HStack { label }.unlisted() }
  }
}

extension Link where Label == Text {
  /// Makes a link of a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link of a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A label that hands something to others: as large as its label (R-CTRL).
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label

  /// Makes a link of one thing.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Makes a link of one thing, with a preview that is not shown.
  public init<Item, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Icon>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Makes a link of several things.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The label.
  @MainActor public var body: some View {
    ControlView("ShareLink") { HStack { label }.unlisted() }
  }
}

/// The label of a link that says nothing else: a symbol and a word.
public typealias DefaultShareLinkLabel = Label<Text, Image>

extension ShareLink where Label == DefaultShareLinkLabel {
  private init(title: Text) {
    label = DefaultShareLinkLabel {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// Makes a link of one thing, with the usual label.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(title: Text("Share…"))
  }

  /// Makes a link of one thing, with the usual label and a preview that is not shown.
  public init<Item, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Icon>
  ) { self.init(title: Text("Share…")) }

  /// Makes a link of several things, with the usual label.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) { self.init(title: Text("Share…")) }

  /// Makes a link of one thing, with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) { self.init(title: Text(titleKey)) }

  /// Makes a link of one thing, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) { self.init(title: Text(title)) }

  /// Makes a link of one thing, with a title and a preview that is not shown.
  public init<Item, Icon>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Icon>
  ) { self.init(title: Text(titleKey)) }

  /// Makes a link of one thing, with a title and a preview that is not shown.
  public init<Item, Icon>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Icon>
  ) { self.init(title: title) }

  /// Makes a link of several things, with a title.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) { self.init(title: Text(titleKey)) }
}

/// What stands for something that is handed to others; it is not shown here.
public struct SharePreview<Icon> {
  /// Makes a preview of a title.
  public init<Title: StringProtocol>(_ title: Title) where Icon == Never {}

  /// Makes a preview of a title.
  public init(_ titleKey: LocalizedStringKey) where Icon == Never {}

  /// Makes a preview of a title and a picture.
  public init<Title: StringProtocol>(_ title: Title, image: Image) where Icon == Never {}

  /// Makes a preview of a title and a small picture.
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) {}
}
