public import Foundation

/// A control that selects a date (R-CTRL).
///
/// The label is at the leading edge; the fields for the date and the time are at the trailing edge.
nonisolated public struct DatePicker<Label: View>: View {
  @Environment(\.controlStyles.dates) private var style
  @Environment(\.controlMetrics.dates) private var metrics
  let parts: DatePickerComponents
  let label: Label

  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    parts = displayedComponents
    self.label = label()
  }

  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  @MainActor public var body: some View {
    ControlView("DatePicker", kind: .targetOfSystemHeight) {
      switch style.arrangement {
      case .fields:
        LabeledRow {
          label
        } control: {
          fields
        }
      case .month:
        if metrics.showsLabelOfMonth {
          LabeledRow {
            label
          } control: {
            month
          }
        } else {
          month
        }
      case .wheel:
        ControlPart(
          .wheel,
          width: metrics.wheelWidth,
          height: metrics.wheelHeight,
          lengths: metrics.$wheelHeight
        )
      }
    }
  }

  @ViewBuilder @MainActor private var month: some View {
    if let size = metrics.clockSize, parts == .hourAndMinute {
      ControlPart(.month, width: size.width, height: size.height, lengths: metrics.$clockSize)
    } else {
      CalendarMonth()
    }
  }

  @ViewBuilder @MainActor private var fields: some View {
    let isPlain = style is FieldDatePickerStyle
    let both = isPlain ? metrics.plainDateTimeFieldSize : metrics.dateTimeFieldSize
    if let both, parts.isSuperset(of: [.date, .hourAndMinute]) {
      ControlPart(
        .date,
        width: both.width,
        height: both.height,
        lengths: isPlain ? metrics.$plainDateTimeFieldSize : metrics.$dateTimeFieldSize
      )
    } else {
      HStack(spacing: metrics.fieldGap) {
        if parts.contains(.date) {
          ControlPart(.date, size: isPlain ? metrics.$plainDateFieldSize : metrics.$dateFieldSize)
        }
        if parts.contains(.hourAndMinute) { ControlPart(.time, size: metrics.$timeFieldSize) }
      }
      .unlisted()
    }
  }
}

nonisolated struct CalendarMonth: View {
  @Environment(\.controlMetrics.dates) private var metrics

  @MainActor var body: some View {
    ControlPart(
      .month,
      width: metrics.monthWidth,
      height: metrics.monthHeight,
      lengths: metrics.$monthHeight
    )
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// The components of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}
