// The surface of Accessibility: what app code compiles against. Source: Apple's public documentation.

@_exported import Foundation
@_exported import class ViewLayout.AXCategoricalDataAxisDescriptor
@_exported import class ViewLayout.AXChartDescriptor
@_exported import protocol ViewLayout.AXChartDescriptorRepresentable
@_exported import protocol ViewLayout.AXDataAxisDescriptor
@_exported import class ViewLayout.AXDataPoint
@_exported import class ViewLayout.AXDataSeriesDescriptor
@_exported import class ViewLayout.AXNumericDataAxisDescriptor
