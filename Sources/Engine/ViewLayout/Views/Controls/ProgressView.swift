public import Foundation

/// The progress of a task (R-CTRL).
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.controlStyles) private var styles
  /// The completed fraction from 0 to 1; `nil` for indeterminate progress.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  @MainActor public var body: some View {
    ControlView("ProgressView", kind: .indicator) {
      StyledPart(
        styles.progress,
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: part(label),
          currentValueLabel: part(currentValueLabel)
        )
      ) { $0.makeBody(configuration: $1) }
    }
    .environment(\.controlStyles.progress, DefaultProgressViewStyle())
  }

  private func part<Content: View>(_ content: Content) -> StyledPart? {
    content is EmptyView || styles.hidesLabels ? nil : StyledPart(content)
  }

  private init<Number: BinaryFloatingPoint>(
    part value: Number?,
    of total: Number,
    label: Label,
    currentValueLabel: CurrentValueLabel
  ) {
    fraction = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

// MARK: - Indeterminate progress

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init { EmptyView() } }

  public init(@ViewBuilder label: () -> Label) {
    self.init(part: Double?.none, of: 1, label: label(), currentValueLabel: EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init { Text(title) }
  }
}

// MARK: - Determinate progress

extension ProgressView {
  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { EmptyView() }
  }

  public init<Number: BinaryFloatingPoint>(
    value: Number?,
    total: Number = 1.0,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  public init<Number: BinaryFloatingPoint>(
    value: Number?,
    total: Number = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(part: value, of: total, label: label(), currentValueLabel: currentValueLabel())
  }

  public init<Number: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Number?,
    total: Number = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Number: BinaryFloatingPoint>(
    _ title: Title,
    value: Number?,
    total: Number = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Makes a progress view with the fraction that a Foundation `Progress` has when it is evaluated.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: progress.fractionCompleted)
  }
}

// MARK: - Time intervals

extension ProgressView {
  /// Makes a progress view for a time interval, always at the start of the interval.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: countsDown ? 1.0 : 0.0,
      label: label,
      currentValueLabel: currentValueLabel
    )
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a progress view for a time interval, always at the start of the interval.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a progress view for a time interval, always at the start of the interval.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

// MARK: - Styles

extension ProgressView {
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      part: configuration.fractionCompleted,
      of: 1,
      label: configuration.label ?? StyledPart(EmptyView()),
      currentValueLabel: configuration.currentValueLabel ?? StyledPart(EmptyView())
    )
  }
}

/// The time of a time interval's progress view, in minutes and seconds.
///
/// It is always the time at the start of the interval.
nonisolated public struct DefaultDateProgressLabel: View {
  let timerInterval: ClosedRange<Date>
  let countsDown: Bool

  @MainActor public var body: some View {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let seconds = countsDown ? Int(nearestTo: length) : 0
    Text(verbatim: "\(seconds / 60):" + String(format: "%02d", seconds % 60))
  }
}

/// A style for the appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the styled progress view.
  associatedtype Body: View
  /// The properties of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the styled view of progress.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The type of the progress view's label.
  public typealias Label = StyledPart
  /// The type of the label for the current value.
  public typealias CurrentValueLabel = StyledPart

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A progress view style with a spinner above the labels.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(label: configuration.label, value: configuration.currentValueLabel)
  }
}

/// A progress view style with a bar of the proposed width between the labels.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(
      fraction: configuration.fractionCompleted,
      label: configuration.label,
      value: configuration.currentValueLabel
    )
  }
}

/// The default progress view style: a bar if there is a value, otherwise a spinner.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
