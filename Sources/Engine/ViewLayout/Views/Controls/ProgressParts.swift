import Foundation

/// A spinner above the labels of a progress view.
nonisolated struct CircularProgress: View {
  @Environment(\.controlMetrics.progress) private var metrics
  @Environment(\.controlSize) private var size
  let label: StyledPart?
  let value: StyledPart?

  @MainActor var body: some View {
    VStack(spacing: metrics.spinnerGap) {
      ControlPart(.spinner, size: isSmall ? metrics.$smallSpinnerSize : metrics.$spinnerSize)
      label
      ProgressValue(value: value)
    }
    .unlisted()
  }

  private var isSmall: Bool { size == .mini || size == .small }
}

/// A bar of the proposed width between the labels of a progress view.
nonisolated struct LinearProgress: View {
  @Environment(\.controlMetrics.progress) private var metrics
  let fraction: Double?
  let label: StyledPart?
  let value: StyledPart?

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: metrics.barGap) {
      label
      ControlPart(.bar, height: metrics.$barHeight).showing { fraction ?? 0.5 }
      ProgressValue(value: value)
    }
    .unlisted()
  }
}

/// The label of the current value, in the font of the system for it.
nonisolated struct ProgressValue: View {
  @Environment(\.controlMetrics.progress.valueFont) private var valueFont
  @Environment(\.font) private var font
  let value: StyledPart?

  @MainActor var body: some View { value.environment(\.font, valueFont ?? font) }
}
