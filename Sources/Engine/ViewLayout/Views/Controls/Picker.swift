import Foundation

/// A control that selects one of several options (R-CTRL).
///
/// In the menu style, the size is that of the largest option, so that it does not depend on the
/// selection.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.controlStyles) private var styles
  let label: Label
  let content: Content

  /// Makes a picker with options and a label.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// The options as arranged by the picker style; menu and inline styles also show the label.
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
  /// Makes a picker for the values of several sources.
  public init<Sources: RandomAccessCollection>(
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// Makes a picker with options and a label.
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
  /// Makes a picker with a text as its label.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a text as its label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker for the values of several sources, with a text as its label.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker for the values of several sources, with a text as its label.
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
