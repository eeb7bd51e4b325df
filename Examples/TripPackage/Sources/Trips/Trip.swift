import Foundation

/// A trip in a list.
public struct Trip: Identifiable, Sendable {
  /// The number that identifies the trip.
  public let id: Int
  /// The title in the list.
  public var name: String
  /// The length in days.
  public var days: Int

  /// Creates a trip.
  ///
  /// - Parameters:
  ///   - id: The number that identifies the trip.
  ///   - name: The title in the list.
  ///   - days: The length in days.
  public init(id: Int, name: String, days: Int) {
    (self.id, self.name, self.days) = (id, name, days)
  }
}

extension Trip {
  /// The trips of previews.
  public static let samples = [
    Trip(id: 1, name: "Elba", days: 4),
    Trip(id: 2, name: "From Palermo to Catania by train", days: 12),
  ]
}
