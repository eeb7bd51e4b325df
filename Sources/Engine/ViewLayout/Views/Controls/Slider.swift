import Foundation

/// A control that selects a value from a range (R-CTRL).
///
/// Its track fills the proposed width between the labels of the bounds. The label itself is for
/// accessibility and not shown.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.listRow) private var row
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  /// Returns the position of the thumb, from 0 to 1, which only pictures show.
  let position: () -> Double

  @MainActor public var body: some View {
    ControlView("Slider", kind: .targetOfSystemHeight) {
      HStack(spacing: metrics.groups.gap) {
        minimumValueLabel
        track
        maximumValueLabel
      }
      .unlisted()
    }
  }

  private var track: ControlPart {
    let metrics = metrics.switches
    if row?.kind == .groupedForm, let height = metrics.formSliderHeight {
      return ControlPart(.track, width: nil, height: height, lengths: metrics.$formSliderHeight)
        .showing(position)
    }
    return ControlPart(.track, height: metrics.$sliderHeight).showing(position)
  }
}

extension Slider {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      label: label(),
      minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(),
      position: Self.position(of: value, in: bounds)
    )
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: EmptyView.init,
      maximumValueLabel: EmptyView.init
    )
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds) { EmptyView() }
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

// MARK: - Older parameter order

extension Slider {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }
    )
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label)
  }

  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

extension Slider {
  /// Returns the position of a value in its bounds, which is read when a picture is drawn.
  fileprivate static func position<Value: BinaryFloatingPoint>(
    of value: Binding<Value>,
    in bounds: ClosedRange<Value>
  ) -> () -> Double {
    {
      let part = (value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
      return part.isFinite ? min(max(Double(part), 0), 1) : 0
    }
  }
}
