/// A type that describes a chart for assistive technologies; the description is never read.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Returns the description of the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates a description that was returned before.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing; an app may implement it.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A description of a chart.
open class AXChartDescriptor {
  /// The title; `nil` for none.
  open var title: String?
  /// A sentence about the chart; `nil` for none.
  open var summary: String?
  open var xAxis: any AXDataAxisDescriptor
  /// The vertical axis; `nil` for none.
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]
  open var series: [AXDataSeriesDescriptor]

  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// A description of an axis.
public protocol AXDataAxisDescriptor {
  /// The title of the axis.
  var title: String { get }
}

/// A description of an axis with numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public let title: String

  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) { self.title = title }
}

/// A description of an axis with categories.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public let title: String

  public init(title: String, categoryOrder: [String]) { self.title = title }
}

/// A description of a series of data.
open class AXDataSeriesDescriptor {
  /// The name of the series; `nil` for none.
  public let name: String?
  /// Whether the data is a line and not separate points.
  public let isContinuous: Bool
  /// The points of the series.
  public let dataPoints: [AXDataPoint]

  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of a series of data.
open class AXDataPoint {
  /// The label of the point; `nil` for none.
  public let label: String?

  /// Makes a point with numbers.
  public init(
    x: Double,
    y: Double? = nil,
    additionalValues: [Double] = [],
    label: String? = nil
  ) { self.label = label }

  /// Makes a point of a category.
  public init(
    x: String,
    y: Double? = nil,
    additionalValues: [Double] = [],
    label: String? = nil
  ) { self.label = label }
}
