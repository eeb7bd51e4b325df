// The surface of Charts: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ChartsMarks
import SwiftUI

/// A chart, which fills the proposed size; its marks are not drawn.
public struct Chart<Content: ChartContent>: View {
  public init(@ChartContentBuilder content: () -> Content) {}

  public init<Data: RandomAccessCollection, Part: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Part
  ) where Content == AnyChartContent, Data.Element: Identifiable {}

  public init<Data: RandomAccessCollection, ID: Hashable, Part: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Part
  ) where Content == AnyChartContent {}

  public var body: some View { PlaceholderView("Chart") }
}

/// The positions of values in a chart, which are unknown.
public struct ChartProxy {
  /// A frame within the overlay of a chart, which is the overlay's own.
  public struct PlotFrame: Sendable {}

  public var plotFrame: PlotFrame? { PlotFrame() }
  public var plotAreaFrame: PlotFrame { PlotFrame() }
  public var plotSize: CGSize { .zero }
  public var plotAreaSize: CGSize { .zero }
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? { nil }
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? { nil }
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
  public func positionRange<Value: Plottable>(forX value: Value) -> ClosedRange<CGFloat>? { nil }
  public func value<Value: Plottable>(atX x: CGFloat, as type: Value.Type = Value.self) -> Value? {
    nil
  }
  public func value<Value: Plottable>(atY y: CGFloat, as type: Value.Type = Value.self) -> Value? {
    nil
  }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? { nil }
  public func selectXValue(at x: CGFloat) {}
  public func selectXRange(from: CGFloat, to: CGFloat) {}
}

extension GeometryProxy {
  public subscript(frame: ChartProxy.PlotFrame) -> CGRect { CGRect(origin: .zero, size: size) }
}

// MARK: - Axes

@MainActor @preconcurrency
public protocol AxisMark {}

@MainActor @preconcurrency
public protocol AxisContent {}

nonisolated public struct AnyAxisMark: AxisMark {}
nonisolated public struct AnyAxisContent: AxisContent {}

@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> AnyAxisMark { AnyAxisMark() }
  public static func buildBlock(_ parts: AnyAxisMark...) -> AnyAxisMark { AnyAxisMark() }
  public static func buildOptional(_ part: AnyAxisMark?) -> AnyAxisMark { AnyAxisMark() }
  public static func buildEither(first part: AnyAxisMark) -> AnyAxisMark { part }
  public static func buildEither(second part: AnyAxisMark) -> AnyAxisMark { part }
}

@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent()
  }
  public static func buildBlock(_ parts: AnyAxisContent...) -> AnyAxisContent { AnyAxisContent() }
  public static func buildOptional(_ part: AnyAxisContent?) -> AnyAxisContent { AnyAxisContent() }
  public static func buildEither(first part: AnyAxisContent) -> AnyAxisContent { part }
  public static func buildEither(second part: AnyAxisContent) -> AnyAxisContent { part }
}

extension AxisMark {
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> AnyAxisMark { AnyAxisMark() }
  public func font(_ font: Font?) -> AnyAxisMark { AnyAxisMark() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyAxisMark { AnyAxisMark() }
}

public struct AxisValue {
  public let index = 0
  public let count = 0
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}

public struct AxisMarkValues: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: any Plottable...) {}
  public static let automatic: AxisMarkValues = []
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { [] }
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { [] }
  public static func stride<Step: Plottable>(
    by step: Step,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { [] }
}

public struct AxisMarkPreset: Sendable {
  public static let automatic = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}

public struct AxisMarkPosition: Sendable {
  public static let automatic = AxisMarkPosition()
  public static let leading = AxisMarkPosition()
  public static let trailing = AxisMarkPosition()
  public static let top = AxisMarkPosition()
  public static let bottom = AxisMarkPosition()
}

public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> AnyAxisMark
  ) {}

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> AnyAxisMark
  ) {}

  @_disfavoredOverload
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {}
}

public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

public struct AxisTick: AxisMark {
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    public static let automatic: Length = 0
    public static let label: Length = 0
    public static let longestLabel: Length = 0
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
  }

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static func greedy(
    priority: Double = 0,
    minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { automatic }
}

public struct AxisValueLabelOrientation: Sendable {
  public static let automatic = AxisValueLabelOrientation()
  public static let horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation()
  public static let verticalReversed = AxisValueLabelOrientation()
}

public struct AxisValueLabel: AxisMark {
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  public init<Label: ChartLabel>(
    _ label: Label,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  public init<Content: View>(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

// MARK: - Modifiers

public protocol ScaleDomain {}
extension Array: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}

public struct AutomaticScaleDomain: ScaleDomain {}
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}

public struct ScaleType: Sendable {
  public static let linear = ScaleType()
  public static let log = ScaleType()
  public static let date = ScaleType()
  public static let category = ScaleType()
  public static let squareRoot = ScaleType()
  public static let symmetricLog = ScaleType()
}

public struct PlotDimensionScaleRange: Sendable {
  public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}

public struct ChartScrollTargetBehavior: Sendable {
  public static let paging = ChartScrollTargetBehavior()
  public static func valueAligned<Value: Plottable>(unit: Value) -> ChartScrollTargetBehavior {
    paging
  }
  public static func valueAligned(matching components: DateComponents) -> ChartScrollTargetBehavior
  {
    paging
  }
}

extension View {
  public func chartXAxis(_ visibility: Visibility) -> Self { self }
  public func chartYAxis(_ visibility: Visibility) -> Self { self }
  public func chartXAxis(@AxisContentBuilder content: () -> AnyAxisContent) -> Self { self }
  public func chartYAxis(@AxisContentBuilder content: () -> AnyAxisContent) -> Self { self }
  public func chartXAxisLabel<Label: ChartLabel>(
    _ label: Label,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Self { self }
  public func chartYAxisLabel<Label: ChartLabel>(
    _ label: Label,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Self { self }
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> Self {
    self
  }
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> Self {
    self
  }
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain,
    range: PlotDimensionScaleRange,
    type: ScaleType? = nil
  ) -> Self { self }
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain,
    range: PlotDimensionScaleRange,
    type: ScaleType? = nil
  ) -> Self { self }
  public func chartXScale(range: PlotDimensionScaleRange) -> Self { self }
  public func chartYScale(range: PlotDimensionScaleRange) -> Self { self }
  public func chartXScale(type: ScaleType) -> Self { self }
  public func chartYScale(type: ScaleType) -> Self { self }
  public func chartLegend(_ visibility: Visibility) -> Self { self }
  public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Self { self }
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> Self { self }
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> Self { self }
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> Self { self }
  public func chartForegroundStyleScale<Range>(range: Range, type: ScaleType? = nil) -> Self {
    self
  }
  public func chartForegroundStyleScale<Value: Plottable & Hashable, Style: ShapeStyle>(
    domain: [Value],
    mapping: @escaping (Value) -> Style
  ) -> Self { self }
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> Self { self }
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> Self { self }
  public func chartSymbolSizeScale<Range>(range: Range) -> Self { self }
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: (ChartPlotContent) -> Content
  ) -> Self { self }
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> Content
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  public func chartBackground<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> Content
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  public func chartGesture<Value: Gesture>(_ gesture: (ChartProxy) -> Value) -> Self { self }
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> Self { self }
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> Self { self }
  public func chartXSelection<Value: Plottable>(range: Binding<ClosedRange<Value>?>) -> Self {
    self
  }
  public func chartYSelection<Value: Plottable>(range: Binding<ClosedRange<Value>?>) -> Self {
    self
  }
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> Self { self }
  public func chartScrollableAxes(_ axes: Axis.Set) -> Self { self }
  public func chartXVisibleDomain<Value: Plottable>(length: Value) -> Self { self }
  public func chartYVisibleDomain<Value: Plottable>(length: Value) -> Self { self }
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> Self { self }
  public func chartScrollPosition<Value: Plottable>(initialX: Value) -> Self { self }
  public func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> Self { self }
}

public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}
