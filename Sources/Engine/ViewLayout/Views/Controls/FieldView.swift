import Foundation

/// The text of a field at the leading edge, over the width proposed (R-CTRL).
nonisolated struct FieldView<Words: View>: View {
  @Environment(\.controlStyles.field) private var style
  let name: String
  /// Along which axis the text grows: one line, or as many as it takes.
  let axis: Axis
  @ViewBuilder let words: Words

  @MainActor var body: some View {
    ControlView(name) {
      words
        .lineLimit(axis == .horizontal ? 1 : nil)
        .frame(
          minWidth: 0,
          idealWidth: ControlMetrics.idealWidth,
          maxWidth: .infinity,
          alignment: .leading
        )
        .unlisted()
        .padding(style.inset)
        .unlisted()
    }
  }
}
