import Foundation

/// A control that presents a menu; its size is that of its label, with a border and an indicator on
/// macOS (R-CTRL).
///
/// The menu is never opened in Plumb.
nonisolated public struct Menu<Label: View, Content: View>: View {
  @Environment(\.controlMetrics.buttons) private var metrics
  @Environment(\.controlStyles.hidesMenuIndicator) private var hidesIndicator
  let label: Label
  var hasPrimaryAction = false

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @MainActor public var body: some View {
    ControlView("Menu", kind: .target) {
      if metrics.hasMenuIndicator {
        BorderedLabel(content: HStack { label }.unlisted(), indicatorWidth: indicatorWidth)
      } else {
        ButtonLikeLabel { label }
      }
    }
  }

  private var indicatorWidth: CGFloat {
    if hidesIndicator { return 0 }
    return hasPrimaryAction ? metrics.splitIndicatorWidth : metrics.menuIndicatorWidth
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu {
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    hasPrimaryAction = true
  }
}

extension Menu where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    label = Text(titleKey)
    hasPrimaryAction = true
  }
}

extension Menu where Label == ViewLayout.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { label = ViewLayout.Label(titleKey, systemImage: systemImage) }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { label = ViewLayout.Label(title, systemImage: systemImage) }
}

nonisolated extension View {
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.controlStyles.hidesMenuIndicator, visibility == .hidden)
  }
}

/// A group of related controls in a horizontal stack (R-CTRL).
nonisolated public struct ControlGroup<Content: View>: View {
  @Environment(\.controlMetrics.groups.gap) private var gap
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group of controls with a label, which is shown only in menus.
  public init<Label: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.content = content() }

  /// Makes a group of controls with a text as its label, which is shown only in menus.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    ControlView("ControlGroup") { HStack(spacing: gap) { content }.unlisted() }
  }
}
