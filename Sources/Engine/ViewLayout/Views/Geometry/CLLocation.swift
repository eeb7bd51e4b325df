public import Foundation

/// An angle of a coordinate, in degrees.
public typealias CLLocationDegrees = Double
/// A length in meters.
public typealias CLLocationDistance = Double
/// A direction in degrees, clockwise from north.
public typealias CLLocationDirection = Double

/// A place on the Earth by its latitude and its longitude.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place on the Earth as an object, which has the coordinate of the place.
open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = { (degrees: Double) in degrees * .pi / 180 }
    let (here, there) = (coordinate, location.coordinate)
    let latitude = sin(radians(there.latitude - here.latitude) / 2)
    let longitude = sin(radians(there.longitude - here.longitude) / 2)
    let chord =
      latitude * latitude
      + cos(radians(here.latitude)) * cos(radians(there.latitude)) * longitude * longitude
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}
