public import Foundation

/// How far something has come (R-CTRL).
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.controlStyles) private var styles
  /// From 0 to 1; `nil` for indeterminate progress.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  /// The value and its labels as the style shows them.
  @MainActor public var body: some View {
    ControlView("ProgressView") {
      styles.progress.part(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: part(label),
          currentValueLabel: part(currentValueLabel)
        )
      )
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

// MARK: - Without a value

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates indeterminate progress.
  public init() where Label == EmptyView { self.init { EmptyView() } }

  /// Creates indeterminate progress, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(part: Double?.none, of: 1, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates indeterminate progress, with a text.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates indeterminate progress, with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init { Text(title) }
  }
}

// MARK: - With a value

extension ProgressView {
  /// Makes progress of a part of a total.
  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Makes progress of a part of a total, with a label.
  public init<Number: BinaryFloatingPoint>(
    value: Number?,
    total: Number = 1.0,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Makes progress of a part of a total, with a label and words for the value.
  public init<Number: BinaryFloatingPoint>(
    value: Number?,
    total: Number = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(part: value, of: total, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Makes progress of a part of a total, with a text.
  public init<Number: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Number?,
    total: Number = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Makes progress of a part of a total, with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Number: BinaryFloatingPoint>(
    _ title: Title,
    value: Number?,
    total: Number = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Makes progress of what Foundation knows of it, as it is when the view is evaluated.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: progress.fractionCompleted)
  }
}

// MARK: - Of a span of time

extension ProgressView {
  /// Makes progress of a span of time; here no time passes, so nothing of it has.
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
  /// Makes progress of a span of time; here no time passes, so nothing of it has.
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
  /// Makes progress of a span of time; here no time passes, so nothing of it has.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

// MARK: - In a style

extension ProgressView {
  /// Makes progress of what a style got.
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

/// The time that is left of a span, in minutes and seconds.
nonisolated public struct DefaultDateProgressLabel: View {
  let timerInterval: ClosedRange<Date>
  let countsDown: Bool

  /// The words: `1:30` for a minute and a half.
  @MainActor public var body: some View {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let seconds = countsDown ? Int(nearestTo: length) : 0
    Text(verbatim: "\(seconds / 60):" + String(format: "%02d", seconds % 60))
  }
}

/// How progress and its labels are laid out.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the laid out progress.
  associatedtype Body: View
  /// The parts of a progress view, as the style gets them.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Lays progress out.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts that a progress view consists of.
public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart
  /// The type of the words for the value.
  public typealias CurrentValueLabel = StyledPart

  /// How much is done, from 0 to 1; `nil` for indeterminate progress.
  public let fractionCompleted: Double?
  /// The part that says what makes progress; `nil` for a progress without a label.
  public var label: Label?
  /// The text for the value; `nil` for a progress without one.
  public var currentValueLabel: CurrentValueLabel?
}

/// A wheel over its labels.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  /// Lays progress out.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ControlMetrics.gap) {
      ControlPart("spinner", size: ControlMetrics.spinnerSize)
      configuration.label
      configuration.currentValueLabel.font(.caption)
    }
    .unlisted()
  }
}

/// A bar as wide as proposed, between its labels.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  /// Lays progress out.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlMetrics.barGap) {
      configuration.label
      ControlPart("bar", width: nil, height: ControlMetrics.barHeight)
      configuration.currentValueLabel.font(.caption)
    }
    .unlisted()
  }
}

/// The usual style: a bar for what has a value, a wheel for what has none.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  /// Lays progress out.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style: a bar for what has a value, a wheel for what has none.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel over its labels.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar as wide as proposed, between its labels.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
