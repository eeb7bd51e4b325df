import Foundation

/// One of several options (R-CTRL).
///
/// A menu is as large as its largest option, so that a choice moves nothing.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.controlStyles) private var styles
  let label: Label
  let content: Content

  /// Makes a picker.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// The options in the arrangement of the style, after the label where there is space for one.
  @MainActor public var body: some View {
    ControlView("Picker") {
      switch styles.picker.arrangement {
      case .menu:
        HStack(spacing: ControlMetrics.gap) {
          if !styles.hidesLabels { label }
          menu
        }
        .unlisted()
      case .segmented: segments
      case .wheel: ControlPart("wheel", width: nil, height: ControlMetrics.wheelHeight)
      case .inline:
        VStack(alignment: .leading) {
          if !styles.hidesLabels { label }
          content
        }
        .unlisted()
      }
    }
  }

  @MainActor private var menu: some View {
    HStack(spacing: ControlMetrics.barGap) {
      ZStack(alignment: .leading) { content }.unlisted()
      ControlPart("mark", size: ControlMetrics.menuMarkSize)
    }
    .unlisted()
  }

  @MainActor private var segments: some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity).unlisted()
    }
    .unlisted()
    .frame(height: ControlMetrics.segmentHeight)
    .unlisted()
  }
}

extension Picker {
  /// Makes a picker for several things at once.
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// Makes a picker.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.content = content()
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker for several things at once, with a text.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker for several things at once, with a text.
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
