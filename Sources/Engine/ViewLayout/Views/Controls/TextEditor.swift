import Foundation

/// Text to be written over all that is proposed (R-CTRL).
///
/// As recorded it takes both lengths, and where none is proposed no width and the height of a line.
nonisolated public struct TextEditor: View {
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let text: Binding<String>

  /// Makes an editor of a text.
  public init(text: Binding<String>) { self.text = text }

  /// The lines of the text at the top leading corner.
  @MainActor public var body: some View {
    ControlView("TextEditor") {
      Text(verbatim: text.wrappedValue)
        .frame(
          minWidth: 0,
          idealWidth: 0,
          maxWidth: .infinity,
          minHeight: 0,
          idealHeight: (font ?? .body).testFont(at: dynamicTypeSize).lineHeight,
          maxHeight: .infinity,
          alignment: .topLeading
        )
        .unlisted()
    }
  }
}
