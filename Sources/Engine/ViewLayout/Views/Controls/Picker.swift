import Foundation

/// A control that selects one of several options (R-CTRL).
///
/// In the menu style, the size is that of the largest option, so that it does not depend on the
/// selection.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.controlStyles) private var styles
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.listRow) private var row
  @Environment(\.font) private var font
  /// The selected option; `nil` for a picker with several sources.
  let selection: SelectionValue?
  let label: Label
  let content: Content

  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.wrappedValue
    self.label = label()
    self.content = content()
  }

  @MainActor public var body: some View {
    ControlView("Picker", kind: .targetOfSystemHeight) {
      switch styles.picker.arrangement {
      case .menu: menu
      case .segmented:
        if showsLabel, !metrics.pickers.segmentsFillWidth {
          HStack(spacing: metrics.groups.gap) {
            label
            segments.formControl()
          }
          .unlisted()
        } else {
          segments
        }
      case .wheel: ControlPart(.wheel, height: metrics.pickers.$wheelHeight)
      case .inline: inline
      }
    }
  }

  private var showsLabel: Bool { metrics.pickers.showsLabel && !styles.hidesLabels }

  @ViewBuilder @MainActor private var menu: some View {
    if row != nil, metrics.pickers.fitsSelection {
      // R-CTRL-17: a value that does not fit beside its label is in a line below it.
      ViewThatFits(in: .horizontal) {
        labeledValue
        VStack(alignment: .leading, spacing: metrics.pickers.valueGap) {
          if !styles.hidesLabels { label }
          value.padding(metrics.pickers.rowInsets).unlisted()
        }
        .unlisted()
      }
      .unlisted()
    } else if row != nil {
      labeledValue
    } else {
      HStack(spacing: metrics.groups.gap) {
        if showsLabel { label }
        if metrics.isReference {
          value
        } else {
          value.padding(metrics.pickers.menuInsets).unlisted().formControl()
        }
      }
      .unlisted()
    }
  }

  @MainActor private var labeledValue: some View {
    LabeledRow(isAlwaysWide: true) {
      label
    } control: {
      value
    }
  }

  /// The selected option of a menu, or all options in the same place, and the indicator.
  @MainActor private var value: some View {
    HStack(spacing: metrics.pickers.menuGap) {
      if metrics.pickers.fitsSelection {
        Group(subviews: content) { options in
          let selected = selection.flatMap { value in
            options.first { $0.containerValues.hasTag(value) }
          }
          // R-CTRL-10: without a selected option, the size is that of the largest one.
          if let selected { selected } else { ZStack(alignment: .leading) { options }.unlisted() }
        }
      } else {
        ZStack(alignment: .leading) { content }.unlisted()
      }
      if row == nil {
        ControlPart(.mark, size: metrics.pickers.$menuMarkSize)
      } else {
        // R-CTRL-5: the row is as high as its texts.
        ControlPart(.mark, size: metrics.pickers.$menuMarkSize).frame(height: 0).unlisted()
      }
    }
    .unlisted()
    // R-CTRL-9: only the label of a row has a column for its icon.
    .environment(\.listRow, nil)
  }

  @MainActor private var segments: some View {
    EqualSegmentsLayout(
      padding: metrics.pickers.segmentPadding,
      fillsWidth: metrics.pickers.segmentsFillWidth
    ) {
      segment
    }
    .unlisted()
    .frame(height: metrics.pickers.segmentHeight)
    .unlisted()
    .determined(by: metrics.pickers.$segmentHeight, metrics.pickers.$segmentPadding)
  }

  /// The options of a segmented picker, whose font does not depend on the text size on iOS
  /// (R-CTRL-13).
  @MainActor private var segment: some View {
    content
      .environment(\.font, metrics.pickers.segmentFontSize.map { .system(size: $0) } ?? font)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .unlisted()
  }

  @ViewBuilder @MainActor private var inline: some View {
    if metrics.pickers.hasRadioButtons {
      HStack(alignment: .firstTextBaseline, spacing: metrics.groups.gap) {
        if showsLabel { label }
        VStack(alignment: .leading, spacing: metrics.pickers.optionSpacing) {
          content.padding(.leading, radioWidth).unlisted()
        }
        .unlisted()
        .formControl()
      }
      .unlisted()
    } else {
      VStack(alignment: .leading, spacing: metrics.pickers.optionSpacing) {
        if !styles.hidesLabels { label }
        content
      }
      .unlisted()
    }
  }

  /// The width of a radio button with the gap after it, in points.
  private var radioWidth: CGFloat {
    metrics.switches.checkboxSize.width + metrics.switches.checkboxGap
  }
}

extension Picker {
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = nil
    self.label = label()
    self.content = content()
  }

  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.wrappedValue
    self.label = label
    self.content = content()
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Sources: RandomAccessCollection, Title: StringProtocol>(
    _ title: Title,
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}
