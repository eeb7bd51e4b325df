// The surface of CoreLocation: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import FoundationAdditions
@_exported import class ViewLayout.CLLocation
@_exported import struct ViewLayout.CLLocationCoordinate2D
@_exported import func ViewLayout.CLLocationCoordinate2DIsValid
@_exported import typealias ViewLayout.CLLocationDegrees
@_exported import typealias ViewLayout.CLLocationDirection
@_exported import typealias ViewLayout.CLLocationDistance

public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirectionAccuracy = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public enum CLActivityType: Int, Sendable {
  case other, automotiveNavigation, fitness, otherNavigation, airborne
}

public struct CLError: Error, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult
  }
  public static let errorDomain = "kCLErrorDomain"
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

extension CLLocation {
  public var altitude: CLLocationDistance { 0 }
  public var horizontalAccuracy: CLLocationAccuracy { 5 }
  public var verticalAccuracy: CLLocationAccuracy { 5 }
  public var speed: CLLocationSpeed { 0 }
  public var course: CLLocationDirection { 0 }
  public var timestamp: Date { Date(timeIntervalSince1970: 0) }
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) { self.init(latitude: coordinate.latitude, longitude: coordinate.longitude) }
}

open class CLHeading: NSObject {
  public let magneticHeading: CLLocationDirection = 0
  public let trueHeading: CLLocationDirection = 0
  public let headingAccuracy: CLLocationDirection = 0
}

open class CLVisit: NSObject {
  public let coordinate = kCLLocationCoordinate2DInvalid
  public let arrivalDate = Date.distantPast
  public let departureDate = Date.distantFuture
}

open class CLRegion: NSObject, @unchecked Sendable {
  open var identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// A manager that has no location and was not authorized.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var monitoredRegions: Set<CLRegion> { [] }
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) async throws {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
}

public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  public var location: CLLocation? { nil }
  public var isStationary: Bool { true }
  public var stationary: Bool { true }
  public var authorizationDenied: Bool { false }
  public static func liveUpdates(
    _ configuration: LiveConfiguration = .default
  ) -> AsyncThrowingStream<CLLocationUpdate, any Error> { AsyncThrowingStream { $0.finish() } }
}

open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var region: CLRegion? { nil }
  open var name: String? { "Main Street 1" }
  open var thoroughfare: String? { "Main Street" }
  open var subThoroughfare: String? { "1" }
  open var locality: String? { "Springfield" }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { "12345" }
  open var country: String? { "Country" }
  open var isoCountryCode: String? { "US" }
  open var timeZone: TimeZone? { nil }
  open var areasOfInterest: [String]? { nil }
}

/// A geocoder that finds no place.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { [] }
  open func geocodeAddressString(
    _ address: String,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  open func cancelGeocode() {}
}
