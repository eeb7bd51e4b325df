// The surface of MapKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreLocation
@_exported import MapKitModels
import SwiftUI

// MARK: - Content

@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body
  @MapContentBuilder var body: Body { get }
}

/// A part of a map; it is also a view, as the marks of a chart are.
public protocol MapPart: View, MapContent where Body == EmptyView {}

extension MapPart {
  public var body: EmptyView { EmptyView() }
}

extension EmptyView: MapContent {}
extension Never: MapContent {}
extension ForEach: MapContent where Content: View {}

extension MapContent where Body == Never {
  public var body: Never { preconditionFailure("this content has no body") }
}

public struct AnyMapContent: MapPart {
  nonisolated init() {}
}

@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> AnyMapContent {
    AnyMapContent()
  }
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> AnyMapContent {
    AnyMapContent()
  }
  public static func buildBlock(_ parts: AnyMapContent...) -> AnyMapContent { AnyMapContent() }
  public static func buildOptional(_ part: AnyMapContent?) -> AnyMapContent { AnyMapContent() }
  public static func buildEither(first part: AnyMapContent) -> AnyMapContent { part }
  public static func buildEither(second part: AnyMapContent) -> AnyMapContent { part }
  public static func buildLimitedAvailability(_ part: AnyMapContent) -> AnyMapContent { part }
}

extension MapPart {
  private var part: AnyMapContent { AnyMapContent() }
  public func tint<Style: ShapeStyle>(_ style: Style?) -> AnyMapContent { part }
  public func tint(_ color: Color?) -> AnyMapContent { part }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> AnyMapContent { part }
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> AnyMapContent {
    part
  }
  public func stroke<Content: ShapeStyle>(
    _ content: Content,
    style: StrokeStyle
  ) -> AnyMapContent { part }
  public func tag<Value: Hashable>(_ tag: Value) -> AnyMapContent { part }
  public func annotationTitles(_ visibility: Visibility) -> AnyMapContent { part }
  public func annotationSubtitles(_ visibility: Visibility) -> AnyMapContent { part }
  public func mapOverlayLevel(level: MKOverlayLevel) -> AnyMapContent { part }
}

extension ForEach {
  public func annotationTitles(_ visibility: Visibility) -> AnyMapContent { AnyMapContent() }
  public func annotationSubtitles(_ visibility: Visibility) -> AnyMapContent { AnyMapContent() }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

public protocol MapLabel {}
extension String: MapLabel {}
extension LocalizedStringKey: MapLabel {}
extension LocalizedStringResource: MapLabel {}
extension Text: MapLabel {}

public struct Marker: MapPart {
  public init<Title: MapLabel>(_ title: Title, coordinate: CLLocationCoordinate2D) {}
  public init<Title: MapLabel>(
    _ title: Title,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {}
  public init<Title: MapLabel>(
    _ title: Title,
    image: String,
    coordinate: CLLocationCoordinate2D
  ) {}
  public init<Title: MapLabel>(
    _ title: Title,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) {}
  public init<Label: View>(
    coordinate: CLLocationCoordinate2D,
    @ViewBuilder label: () -> Label
  ) {}
  public init(item: MKMapItem) {}
}

public struct Annotation: MapPart {
  public init<Title: MapLabel, Content: View>(
    _ title: Title,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  public init<Content: View, Label: View>(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

public struct UserAnnotation: MapPart {
  public init() {}
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
}

public struct MapPolyline: MapPart {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
}

public struct MapPolygon: MapPart {
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

public struct MapCircle: MapPart {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

// MARK: - Camera and style

public struct MapCamera: Hashable, Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public var centerCoordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    (latitude, longitude) = (centerCoordinate.latitude, centerCoordinate.longitude)
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }
}

public struct MapCameraPosition: Sendable {
  public private(set) var region: MKCoordinateRegion?
  public private(set) var camera: MapCamera?
  public private(set) var rect: MKMapRect?
  public private(set) var item: MKMapItem?
  public var followsUserLocation: Bool { false }
  public var followsUserHeading: Bool { false }
  public var positionedByUser: Bool { false }

  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(camera: camera)
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(rect: rect) }
  public static func item(
    _ item: MKMapItem,
    allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition { MapCameraPosition(item: item) }
  public static func userLocation(
    followsHeading: Bool = false,
    fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}

public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(
    centerCoordinateBounds: MKCoordinateRegion,
    minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { all }
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { all }
}

public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Sendable { case automatic, muted }
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic,
    emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { standard }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
  public static func hybrid(
    elevation: Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { hybrid }
}

// MARK: - Views

public struct MapFeature: Hashable, Sendable {
  public let coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  public let title: String? = "Place"
  public static func == (lhs: MapFeature, rhs: MapFeature) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// A map, which fills the proposed size; its content is not drawn.
public struct Map<Content: MapContent>: View {
  public var body: some View { PlaceholderView("Map") }

  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}

  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}

  public init(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}

  public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
}

extension Map where Content == AnyMapContent {
  public init(
    position: Binding<MapCameraPosition>,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {}

  public init(
    initialPosition: MapCameraPosition = .automatic,
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {}

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}

  public init<Items: RandomAccessCollection, Part: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Part
  ) where Items.Element: Identifiable {}
}

public enum MapUserTrackingMode: Sendable { case none, follow }

public protocol MapAnnotationProtocol {}

public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapAnnotation: MapAnnotationProtocol {
  public init<Content: View>(
    coordinate: CLLocationCoordinate2D,
    anchorPoint: CGPoint = .zero,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct MapProxy {
  public func convert(
    _ point: CGPoint,
    from space: some CoordinateSpaceProtocol
  )
    -> CLLocationCoordinate2D?
  { nil }
  public func convert(
    _ coordinate: CLLocationCoordinate2D,
    to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}

public struct MapReader<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  public var body: some View { content }
}

/// The preview of a street, which fills the proposed size.
public struct LookAroundPreview: View {
  public init(
    initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true
  ) {}
  public init(
    scene: Binding<MKLookAroundScene?>,
    allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true
  ) {}
  public var body: some View { PlaceholderView("LookAroundPreview") }
}

/// A button of a map, 44 × 44.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { PlaceholderView("MapUserLocationButton", width: 44, height: 44) }
}

/// A compass of a map, 44 × 44.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { PlaceholderView("MapCompass", width: 44, height: 44) }
}

public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { PlaceholderView("MapPitchToggle", width: 44, height: 44) }
}

public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { PlaceholderView("MapScaleView", width: 100, height: 20) }
}

extension View {
  public func mapStyle(_ style: MapStyle) -> Self { self }
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> Self { self }
  public func mapControlVisibility(_ visibility: Visibility) -> Self { self }
  public func mapScope(_ scope: Namespace.ID) -> Self { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping () -> Void
  ) -> Self { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> Self { self }
  public func lookAroundViewer(
    isPresented: Binding<Bool>,
    initialScene: MKLookAroundScene?
  ) -> Self { self }
}
