import Foundation

/// The parts of a navigation bar that are no items: title, back button and search field.
nonisolated struct NavigationBarParts: View {
  let title: Text?
  let isLarge: Bool
  let hasBackButton: Bool
  let search: SearchField?

  @MainActor var body: some View {
    if hasBackButton {
      Button {
      } label: {
        Image(systemName: "chevron.backward")
      }
      .layoutValue(key: BarSlot.self, value: .leading)
    }
    if let title {
      if isLarge {
        title.font(.largeTitle.bold()).lineLimit(1)
          .layoutValue(key: BarSlot.self, value: .largeTitle)
      } else {
        title.font(.headline).lineLimit(1).layoutValue(key: BarSlot.self, value: .title)
      }
    }
    if let search { search.layoutValue(key: BarSlot.self, value: .search) }
  }
}

/// The field of a search bar: a symbol, and the text or its prompt (R-BAR-5).
nonisolated struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  /// Whether the field is in the navigation bar on every system.
  var isAlwaysAtTop = false

  @MainActor var body: some View {
    ControlView("SearchField") {
      HStack(spacing: 4) {
        Image(systemName: "magnifyingglass")
        shown.lineLimit(1)
      }
      .padding(.horizontal, 8)
      .unlisted()
      .frame(
        minWidth: 0,
        maxWidth: .infinity,
        minHeight: 0,
        maxHeight: .infinity,
        alignment: .leading
      )
      .unlisted()
    }
  }

  private var shown: Text {
    guard text.wrappedValue.isEmpty else { return Text(verbatim: text.wrappedValue) }
    return prompt ?? Text(verbatim: "Search")
  }
}

/// The label of a control, with the size of a bar button if it is in a bar (R-BAR-4).
nonisolated struct BarLabel<Content: View>: View {
  @Environment(\.isInBar) private var isInBar
  @Environment(\.controlMetrics.bars) private var metrics
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    if isInBar {
      content.modifier(
        RuleModifier(
          BarButtonRule(length: metrics.barButtonHeight, padding: metrics.barButtonPadding)
        )
      )
    } else {
      content
    }
  }
}

/// The style of buttons in bars: the label in the size of a bar button (R-BAR-4).
nonisolated struct BarButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BarLabel { configuration.label }
  }
}

extension EnvironmentValues {
  private enum LargeTitleKey: EnvironmentKey {
    static let defaultValue = false
  }

  var isBelowLargeTitle: Bool {
    get { self[LargeTitleKey.self] }
    set { self[LargeTitleKey.self] = newValue }
  }

  private enum InBarKey: EnvironmentKey {
    static let defaultValue = false
  }

  var isInBar: Bool {
    get { self[InBarKey.self] }
    set { self[InBarKey.self] = newValue }
  }

  /// Whether navigation stacks have bars inside of the window's content.
  var hasNavigationBars: Bool { hasBars && controlMetrics.bars.toolbarHeight == nil }

  /// Sets the styles of views in bars.
  ///
  /// Texts in bars have a constant size, since the height of bars is constant.
  mutating func setBarStyles() {
    isInBar = true
    dynamicTypeSize = .large
    controlStyles.button = BarButtonStyle()
    controlStyles.label = IconOnlyLabelStyle()
  }
}
