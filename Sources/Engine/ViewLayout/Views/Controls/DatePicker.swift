public import Foundation

/// A date that is chosen (R-CTRL): the label at the leading edge, at the trailing one a field for
/// the date and one for the time.
nonisolated public struct DatePicker<Label: View>: View {
  @Environment(\.controlStyles.dates) private var style
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
      switch style.arrangement {
      case .fields:
        LabeledRow {
          label
        } control: {
          fields
        }
      case .month: ControlPart("month", width: nil, height: ControlMetrics.monthHeight)
      case .wheel: ControlPart("wheel", width: nil, height: ControlMetrics.wheelHeight)
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
