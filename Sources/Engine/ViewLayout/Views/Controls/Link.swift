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
