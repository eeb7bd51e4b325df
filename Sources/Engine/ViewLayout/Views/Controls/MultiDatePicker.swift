public import Foundation

/// A control that selects several dates in a calendar of a month (R-CTRL).
nonisolated public struct MultiDatePicker<Label: View>: View {
  let label: Label

  /// Makes a picker for any dates.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a picker for dates in a range.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The calendar of a graphical date picker.
  @MainActor public var body: some View {
    ControlView("MultiDatePicker") { CalendarMonth() }
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker for any dates, with a text as its label.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a picker for dates in a range, with a text as its label.
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

  /// A button with the label "Rename".
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
  /// The default style of control groups.
  public static var automatic: NamedControlGroupStyle { NamedControlGroupStyle() }
  /// A style with small buttons in a row of a menu.
  public static var compactMenu: NamedControlGroupStyle { NamedControlGroupStyle() }
  /// A style with a row of a menu for each control.
  public static var menu: NamedControlGroupStyle { NamedControlGroupStyle() }
  /// A style for controls of a navigation bar.
  public static var navigation: NamedControlGroupStyle { NamedControlGroupStyle() }
  /// A style with a palette.
  public static var palette: NamedControlGroupStyle { NamedControlGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of control groups inside the view; this has no effect on layout.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }
}
