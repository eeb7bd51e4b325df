public import Foundation

/// A control that selects several dates in a calendar of a month (R-CTRL).
nonisolated public struct MultiDatePicker<Label: View>: View {
  let label: Label

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  @MainActor public var body: some View {
    ControlView("MultiDatePicker") { CalendarMonth() }
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }
}

/// A button that begins renaming; its label is the system's.
nonisolated public struct RenameButton: View {
  /// Makes a button without an action.
  public init() {}

  @MainActor public var body: some View {
    Button("Rename", systemImage: "pencil") {}
  }
}

// MARK: - Control groups

/// A style of control groups; all styles have the same layout.
public protocol ControlGroupStyle {}

/// The style of a control group by its name.
public struct NamedControlGroupStyle: ControlGroupStyle, Sendable {}

extension ControlGroupStyle where Self == NamedControlGroupStyle {
  public static var automatic: NamedControlGroupStyle { NamedControlGroupStyle() }
  public static var compactMenu: NamedControlGroupStyle { NamedControlGroupStyle() }
  public static var menu: NamedControlGroupStyle { NamedControlGroupStyle() }
  public static var navigation: NamedControlGroupStyle { NamedControlGroupStyle() }
  public static var palette: NamedControlGroupStyle { NamedControlGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of control groups inside the view; this has no effect on layout.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }
}
