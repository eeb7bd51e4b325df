public import Foundation

/// A button that takes what was copied, which is nothing here: a symbol and a word with the lengths of
/// a bordered button (R-CTRL).
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
