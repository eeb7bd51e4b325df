/// A type that describes a chart for assistive technologies; the description is never read.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A description of a chart.
open class AXChartDescriptor {
  open var title: String?
  open var summary: String?
  open var xAxis: any AXDataAxisDescriptor
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
  public let name: String?
  public let isContinuous: Bool
  public let dataPoints: [AXDataPoint]

  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of a series of data.
open class AXDataPoint {
  public let label: String?

  public init(
    x: Double,
    y: Double? = nil,
    additionalValues: [Double] = [],
    label: String? = nil
  ) { self.label = label }

  public init(
    x: String,
    y: Double? = nil,
    additionalValues: [Double] = [],
    label: String? = nil
  ) { self.label = label }
}
