import Foundation

/// A label at the leading edge and what it is of at the trailing one, over the width proposed.
///
/// Without a label only the other part is left, at its own width.
nonisolated struct LabeledRow<Title: View, Control: View>: View {
  @Environment(\.controlStyles.hidesLabels) private var hidesLabel
  var alignment = VerticalAlignment.center
  @ViewBuilder let label: Title
  @ViewBuilder let control: Control

  @MainActor var body: some View {
    HStack(alignment: alignment, spacing: ControlMetrics.gap) {
      if !hidesLabel {
        VStack(alignment: .leading) { label }
          .unlisted()
          .frame(maxWidth: .infinity, alignment: .leading)
          .unlisted()
      }
      control
    }
    .unlisted()
  }
}
