public import Foundation

/// A date that is chosen (R-CTRL): the label at the leading edge, at the trailing one a field for the
/// date and one for the time.
nonisolated public struct DatePicker<Label: View>: View {
  let parts: DatePickerComponents
  let label: Label

  /// Makes a picker of any date.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    parts = displayedComponents
    self.label = label()
  }

  /// Makes a picker of a date in a range.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Makes a picker of a date from one on.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Makes a picker of a date up to one.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// The label and the fields.
  @MainActor public var body: some View {
    ControlView("DatePicker") {
      LabeledRow {
        label
      } control: {
        fields
      }
    }
  }

  @MainActor private var fields: some View {
    HStack(spacing: ControlMetrics.gap) {
      if parts.contains(.date) { ControlPart("date", size: ControlMetrics.dateFieldSize) }
      if parts.contains(.hourAndMinute) { ControlPart("time", size: ControlMetrics.timeFieldSize) }
    }
    .unlisted()
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of any date, with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of a date in a range, with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of a date from one on, with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of a date up to one, with a text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a picker of any date, with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The time.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How dates are chosen; the reference style has fields alone.
public protocol DatePickerStyle {}

/// A look of pickers of dates that has a name.
public struct NamedDatePickerStyle: DatePickerStyle, Sendable {}

extension DatePickerStyle where Self == NamedDatePickerStyle {
  /// As usual.
  public static var automatic: NamedDatePickerStyle { NamedDatePickerStyle() }
  /// In fields.
  public static var compact: NamedDatePickerStyle { NamedDatePickerStyle() }
}

nonisolated extension View {
  /// The view with a style of its pickers of dates, of which those in fields are there.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }
}
