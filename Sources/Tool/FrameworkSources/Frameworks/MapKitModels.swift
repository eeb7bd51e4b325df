// The places, searches and UIKit views of MapKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreLocation
@_exported import UIKit
import SwiftUI

// MARK: - Geometry

public struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() {
    self.init(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan())
  }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.center = center
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_000,
      longitudeDelta: longitudinalMeters / 111_000
    )
  }
  public init(_ rect: MKMapRect) { self.init() }
}

public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: coordinate.longitude, y: coordinate.latitude)
  }
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: y, longitude: x)
  }
  public func distance(to other: MKMapPoint) -> CLLocationDistance { 0 }
}

public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public static let null = MKMapRect()
  public static let world = MKMapRect()
  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    (self.origin, self.size) = (origin, size)
  }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public func union(_ other: MKMapRect) -> MKMapRect { self }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect { self }
  public var isNull: Bool { size.width == 0 }
}

// MARK: - Places and searches

open class MKPlacemark: CLPlacemark {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
  }
  open var title: String? { name }
}

public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
  public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
  public static let park = MKPointOfInterestCategory(rawValue: "park")
  public static let museum = MKPointOfInterestCategory(rawValue: "museum")
  public static let store = MKPointOfInterestCategory(rawValue: "store")
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "driving"
public let MKLaunchOptionsDirectionsModeWalking = "walking"
public let MKLaunchOptionsDirectionsModeDefault = "default"

open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String? = "Place"
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: MKCoordinateRegion().center))
  }
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    false
  }
}

/// A search without results.
open class MKLocalSearch: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() {}
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }
  open class Response: NSObject {
    public let mapItems: [MKMapItem] = []
    public let boundingRegion = MKCoordinateRegion()
  }
  public init(request: Request) {}
  open func start() async throws -> Response { Response() }
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
  open func cancel() {}
}

open class MKPointOfInterestFilter: NSObject {
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()
  override init() {}
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}

open class MKLocalSearchCompletion: NSObject {
  public let title = ""
  public let subtitle = ""
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

open class MKLocalSearchCompleter: NSObject {
  public typealias ResultType = MKLocalSearch.ResultType
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public let results: [MKLocalSearchCompletion] = []
  open func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 7)
}

open class MKRoute: NSObject, @unchecked Sendable {
  public let name = "Route"
  public let distance: CLLocationDistance = 1_000
  public let expectedTravelTime: TimeInterval = 600
  public let polyline = MKPolyline()
}

/// Directions without routes.
open class MKDirections: NSObject {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
  }
  open class Response: NSObject {
    public let routes: [MKRoute] = []
  }
  public init(request: Request) {}
  open func calculate() async throws -> Response { Response() }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
}

open class MKLookAroundScene: NSObject, @unchecked Sendable {}

open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  open var scene: MKLookAroundScene? { get async throws { nil } }
}

open class MKDistanceFormatter: Formatter {
  public enum UnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  open var unitStyle = UnitStyle.default
  open func string(fromDistance distance: CLLocationDistance) -> String { "1 km" }
}

// MARK: - UIKit

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

public protocol MKOverlay: MKAnnotation {}

open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D
  open var title: String?
  open var subtitle: String?
  public override init() { coordinate = MKCoordinateRegion().center }
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

open class MKPolyline: NSObject, MKOverlay {
  public let coordinate = MKCoordinateRegion().center
  public let boundingMapRect = MKMapRect.null
  public override init() {}
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {}
}

open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var canShowCallout = false
  open var clusteringIdentifier: String?
  open var rightCalloutAccessoryView: UIView?
  open var leftCalloutAccessoryView: UIView?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}

open class MKOverlayRenderer: NSObject {
  public init(overlay: any MKOverlay) {}
}

open class MKPolylineRenderer: MKOverlayRenderer {
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

@MainActor
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView,
    viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView,
    rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}

/// A map without an intrinsic size.
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var region = MKCoordinateRegion()
  open var centerCoordinate = MKCoordinateRegion().center
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open private(set) var annotations: [any MKAnnotation] = []
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = center
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { self.annotations = [] }
  open func removeAnnotation(_ annotation: any MKAnnotation) {}
  open func addOverlay(_ overlay: any MKOverlay) {}
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier id: String) {}
  open func dequeueReusableAnnotationView(withIdentifier id: String) -> MKAnnotationView? { nil }
}
