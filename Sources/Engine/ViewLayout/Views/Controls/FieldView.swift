import Foundation

/// The leading-aligned text of a text field, over the full proposed width (R-CTRL).
nonisolated struct FieldView<Title: View, Content: View>: View {
  @Environment(\.controlStyles.field) private var style
  @Environment(\.controlMetrics.fields) private var metrics
  @Environment(\.leadingOfLine) private var leading
  @Environment(\.lineLimits) private var limits
  @Environment(\.listRow) private var row
  @Environment(\.hasFormColumns) private var hasColumns
  @Environment(\.controlMetrics.groups.gap) private var labelGap
  @Environment(\.controlStyles.hidesLabels) private var hidesLabel
  let name: String
  /// The axis along which the text grows: one line for `.horizontal`, any number of lines for
  /// `.vertical` unless a modifier limits them.
  let axis: Axis
  /// R-CTRL-22: whether the field hides its text; its height does not include leading.
  var isSecure = false
  /// The label, which only forms with columns show beside the field; `nil` for a field in a style.
  let title: Title?
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    if let style = style as? any InsetTextFieldStyle {
      field(isBordered: style is DefaultTextFieldStyle ? metrics.hasBorder : style.isBordered)
    } else {
      StyledPart(style, TextField(name: name, axis: axis, content: StyledPart(content))) {
        $0._body(configuration: $1)
      }
      .environment(\.controlStyles.field, DefaultTextFieldStyle())
    }
  }

  @MainActor private func field(isBordered: Bool) -> some View {
    ControlView(name, kind: .target) {
      if hasColumns, !hidesLabel, let title {
        // R-CTRL-20
        HStack(spacing: labelGap) {
          title
          padded(isBordered: isBordered).formControl()
        }
        .unlisted()
      } else if row?.kind == .groupedForm {
        // R-CTRL-20: a field in a grouped form of macOS has no border.
        HStack(spacing: labelGap) {
          if !hidesLabel, let title { title }
          padded(isBordered: false)
        }
        .unlisted()
      } else if isBordered, let height = metrics.minimumHeight {
        // R-CTRL-12
        padded(isBordered: true).frame(minHeight: height).unlisted()
      } else if row != nil, metrics.minimumRowHeight > 0 {
        // R-CTRL-18
        padded(isBordered: isBordered).frame(minHeight: metrics.minimumRowHeight).unlisted()
      } else {
        padded(isBordered: isBordered)
      }
    }
    .determined(by: isBordered ? metrics.$insets as any AnyLength : metrics.$includesLeading)
    .modifier(DrawingModifier(effect: .backing(backing(isBordered: isBordered))))
  }

  @MainActor private func padded(isBordered: Bool) -> some View {
    line
      .environment(\.lineLimits, axis == .horizontal ? .init(maximum: 1) : limits)
      .frame(
        minWidth: 0,
        idealWidth: metrics.idealWidth,
        maxWidth: .infinity,
        alignment: .leading
      )
      .unlisted()
      .padding(insets(isBordered: isBordered))
      .unlisted()
  }

  /// The text, with the space after it that its ideal width includes.
  @ViewBuilder @MainActor private var line: some View {
    if metrics.trailingSpace > 0 {
      HStack(spacing: 0) {
        content.layoutPriority(1)
        SpaceAfterText(width: metrics.trailingSpace)
      }
      .unlisted()
    } else {
      content
    }
  }

  private func backing(isBordered: Bool) -> Backing {
    Backing(color: isBordered ? .tertiary : .clear, radius: 5, isOutline: true)
  }

  private func insets(isBordered: Bool) -> EdgeInsets {
    var insets = isBordered ? metrics.insets : EdgeInsets()
    guard metrics.includesLeading, !isSecure else { return insets }
    // R-CTRL-7: the height of a line includes the leading.
    insets.top += leading / 2
    insets.bottom += leading / 2
    return insets
  }
}

/// Flexible space after the text of a field, which its ideal width includes.
nonisolated struct SpaceAfterText: View {
  let width: CGFloat

  @MainActor var body: some View {
    Color.clear
      .frame(minWidth: 0, idealWidth: width, maxWidth: width, minHeight: 0, maxHeight: 0)
      .unlisted()
  }
}

extension EnvironmentValues {
  /// The part of the leading of the environment's font that is left after a line's height was
  /// rounded up to whole pixels, in points.
  fileprivate var leadingOfLine: CGFloat {
    let font = resolvedFont()
    let height = (font.lineHeight / pixelLength).rounded(.up) * pixelLength
    return max(0, font.lineHeight + font.leading - height)
  }
}
