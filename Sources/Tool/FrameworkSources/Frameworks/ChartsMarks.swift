// The values, content and marks of Charts: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

// MARK: - Values

public protocol Plottable {
  associatedtype PrimitivePlottable
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension Date: Plottable {}
extension String: Plottable {}
extension Duration: Plottable {}
extension Range: Plottable where Bound: Plottable {}
extension ClosedRange: Plottable where Bound: Plottable {}
extension Optional: Plottable where Wrapped: Plottable {}

public protocol ChartLabel {}
extension String: ChartLabel {}
extension Substring: ChartLabel {}
extension LocalizedStringKey: ChartLabel {}
extension LocalizedStringResource: ChartLabel {}
extension Text: ChartLabel {}

public struct PlottableValue<Value: Plottable> {
  let value: Value
  public static func value<Label: ChartLabel>(_ label: Label, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }
}

extension PlottableValue where Value == Date {
  public static func value<Label: ChartLabel>(
    _ label: Label,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(value: value) }
}

// MARK: - Content

@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body
  @ChartContentBuilder var body: Body { get }
}

/// A mark; it is also a view, so that `ForEach` needs no further initializers, which would slow
/// the type checker down in all files of an app.
public protocol ChartMark: View, ChartContent where Body == EmptyView {}

extension ChartMark {
  public var body: EmptyView { EmptyView() }
}

extension EmptyView: ChartContent {}
extension Never: ChartContent {}
extension ForEach: ChartContent where Content: View {}

extension ChartContent where Body == Never {
  public var body: Never { preconditionFailure("this content has no body") }
}

public struct AnyChartContent: ChartMark {
  nonisolated init() {}
  public init(_ content: any ChartContent) {}
}

@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent()
  }
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> AnyChartContent {
    AnyChartContent()
  }
  public static func buildBlock(_ parts: AnyChartContent...) -> AnyChartContent {
    AnyChartContent()
  }
  public static func buildOptional(_ part: AnyChartContent?) -> AnyChartContent {
    AnyChartContent()
  }
  public static func buildEither(first part: AnyChartContent) -> AnyChartContent { part }
  public static func buildEither(second part: AnyChartContent) -> AnyChartContent { part }
  public static func buildLimitedAvailability(_ part: AnyChartContent) -> AnyChartContent { part }
}

// MARK: - Marks

public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  public static let automatic = MarkDimension()
  public static func fixed(_ value: CGFloat) -> MarkDimension { automatic }
  public static func ratio(_ value: CGFloat) -> MarkDimension { automatic }
  public static func inset(_ value: CGFloat) -> MarkDimension { automatic }
  public init() {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
}

public struct MarkStackingMethod: Sendable {
  public static let standard = MarkStackingMethod()
  public static let normalized = MarkStackingMethod()
  public static let center = MarkStackingMethod()
  public static let unstacked = MarkStackingMethod()
}

public struct BarMark: ChartMark {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<Y: Plottable>(
    y: PlottableValue<Y>,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {}
}

public struct LineMark: ChartMark {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {}
}

public struct PointMark: ChartMark {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {}
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {}
}

public struct AreaMark: ChartMark {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {}
}

public struct RuleMark: ChartMark {
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {}
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {}
}

public struct RectangleMark: ChartMark {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {}
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
}

public struct SectorMark: ChartMark {
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {}
}

// MARK: - Modifiers of marks

public struct AnnotationPosition: Sendable {
  public static let automatic = AnnotationPosition()
  public static let overlay = AnnotationPosition()
  public static let top = AnnotationPosition()
  public static let bottom = AnnotationPosition()
  public static let leading = AnnotationPosition()
  public static let trailing = AnnotationPosition()
  public static let topLeading = AnnotationPosition()
  public static let topTrailing = AnnotationPosition()
  public static let bottomLeading = AnnotationPosition()
  public static let bottomTrailing = AnnotationPosition()
}

public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    public struct Boundary: Sendable {
      public static let automatic = Boundary()
      public static let chart = Boundary()
      public static let plot = Boundary()
    }
    public static let automatic = Strategy()
    public static let disabled = Strategy()
    public static let fit = Strategy()
    public static let padScale = Strategy()
    public static func fit(to boundary: Boundary) -> Strategy { fit }
  }

  public static let automatic = AnnotationOverflowResolution()
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

public struct AnnotationContext {
  public let targetSize = CGSize.zero
}

public struct InterpolationMethod: Sendable {
  public static let linear = InterpolationMethod()
  public static let monotone = InterpolationMethod()
  public static let catmullRom = InterpolationMethod()
  public static let cardinal = InterpolationMethod()
  public static let stepStart = InterpolationMethod()
  public static let stepCenter = InterpolationMethod()
  public static let stepEnd = InterpolationMethod()
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { cardinal }
}

public protocol ChartSymbolShape {}
extension Circle: ChartSymbolShape {}

public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape() }
}

extension ChartMark {
  private var mark: AnyChartContent { AnyChartContent() }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> AnyChartContent { mark }
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> AnyChartContent
  {
    mark
  }
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> AnyChartContent { mark }
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> AnyChartContent { mark }
  public func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> AnyChartContent { mark }
  public func symbol<Content: View>(@ViewBuilder symbol: () -> Content) -> AnyChartContent { mark }
  public func symbolSize(_ area: CGFloat) -> AnyChartContent { mark }
  public func symbolSize(_ size: CGSize) -> AnyChartContent { mark }
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> AnyChartContent {
    mark
  }
  public func lineStyle(_ style: StrokeStyle) -> AnyChartContent { mark }
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> AnyChartContent {
    mark
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> AnyChartContent { mark }
  public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> AnyChartContent {
    mark
  }
  public func opacity(_ opacity: Double) -> AnyChartContent { mark }
  public func offset(_ offset: CGSize) -> AnyChartContent { mark }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyChartContent { mark }
  public func offset(yStart: CGFloat, yEnd: CGFloat = 0) -> AnyChartContent { mark }
  public func zIndex(_ value: Double) -> AnyChartContent { mark }
  public func blur(radius: CGFloat) -> AnyChartContent { mark }
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> AnyChartContent { mark }
  public func clipShape<Outline: Shape>(_ shape: Outline) -> AnyChartContent { mark }
  public func mask(@ChartContentBuilder content: () -> AnyChartContent) -> AnyChartContent { mark }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> AnyChartContent { mark }
  public func accessibilityLabel<Label: ChartLabel>(_ label: Label) -> AnyChartContent { mark }
  public func accessibilityValue<Label: ChartLabel>(_ label: Label) -> AnyChartContent { mark }
  public func accessibilityHidden(_ hidden: Bool) -> AnyChartContent { mark }
  public func accessibilityIdentifier(_ identifier: String) -> AnyChartContent { mark }
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> Content
  ) -> AnyChartContent { mark }
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: (AnnotationContext) -> Content
  ) -> AnyChartContent { mark }
}

extension ForEach {
  private var mark: AnyChartContent { AnyChartContent() }
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> AnyChartContent
  {
    mark
  }
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> AnyChartContent { mark }
  public func symbolSize(_ area: CGFloat) -> AnyChartContent { mark }
  public func interpolationMethod(_ method: InterpolationMethod) -> AnyChartContent { mark }
  public func lineStyle(_ style: StrokeStyle) -> AnyChartContent { mark }
}
