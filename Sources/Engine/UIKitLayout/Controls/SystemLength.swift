package import Foundation
package import ViewLayout

/// A length of a UIKit view on each system, and whether it is recorded, derived or a fallback
/// there.
package struct SystemLength: Sendable {
  /// A length on one system.
  package struct Value: Sendable, Equatable {
    /// The length in points.
    package let points: CGFloat
    package let standing: LengthStanding

    package static func recorded(_ points: CGFloat) -> Value { Value(points, .recorded) }
    package static func derived(_ points: CGFloat) -> Value { Value(points, .derived) }
    package static func fallback(_ points: CGFloat) -> Value { Value(points, .fallback) }

    private init(_ points: CGFloat, _ standing: LengthStanding) {
      (self.points, self.standing) = (points, standing)
    }
  }

  /// The name of the view and the length, in `Docs/Reference/Controls.md`.
  package let name: String
  private let values: [MetricsSystem: Value]

  /// Makes a length.
  ///
  /// - Parameters:
  ///   - name: The name of the view and the length.
  ///   - test: The length of the reference style, in points.
  ///   - iOS26: The length on iOS 26.
  ///   - macOS26: The length in Mac Catalyst on macOS 26; `nil` for that of iOS 26, as a fallback.
  ///   - releases: The lengths on releases; others have that of the next release, as a fallback.
  package init(
    _ name: String,
    test: CGFloat,
    iOS26: Value,
    macOS26: Value? = nil,
    releases: [MetricsSystem: Value] = [:]
  ) {
    self.name = name
    var values = releases
    values[.test] = .fallback(test)
    values[.iOS26] = iOS26
    values[.macOS26] = macOS26 ?? .fallback(iOS26.points)
    self.values = values
  }

  /// The length on a system, in points.
  package subscript(system: MetricsSystem) -> CGFloat { value(on: system).points }

  /// Returns the length on a system, and whether it is recorded, derived or a fallback there.
  package func value(on system: MetricsSystem) -> Value {
    values[system] ?? .fallback(self[system.fallback])
  }
}
