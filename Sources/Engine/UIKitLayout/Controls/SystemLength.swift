package import Foundation
package import ViewLayout

/// A length of a view of UIKit in each system, with its source.
package struct SystemLength: Sendable {
  /// The source of a length.
  package enum Source: String, Sendable {
    /// A length of this engine's reference style.
    case reference
    /// A length that Apple documents.
    case documented
    /// A length that was recorded on the system.
    case recorded
    /// A length that follows from recordings, such as one without the tall lines of their host.
    case derived
    /// A length without a recording, such as that of another system or of an earlier release.
    case fallback
  }

  /// A length in one system.
  package struct Value: Sendable, Equatable {
    /// The length in points.
    package let points: CGFloat
    package let source: Source

    package static func documented(_ points: CGFloat) -> Value { Value(points, .documented) }
    package static func recorded(_ points: CGFloat) -> Value { Value(points, .recorded) }
    package static func derived(_ points: CGFloat) -> Value { Value(points, .derived) }
    package static func fallback(_ points: CGFloat) -> Value { Value(points, .fallback) }

    fileprivate init(_ points: CGFloat, _ source: Source) {
      (self.points, self.source) = (points, source)
    }
  }

  /// The name of the view and the length, in `Docs/Reference/Controls.md`.
  package let name: String
  /// The length with the test font.
  package let test: Value
  package let iOS26: Value
  package let macOS26: Value

  /// Makes a length.
  ///
  /// - Parameters:
  ///   - name: The name of the view and the length.
  ///   - test: The length of the reference style, in points.
  ///   - iOS26: The length on iOS 26.
  ///   - macOS26: The length in Mac Catalyst on macOS 26; `nil` for that of iOS 26, as a fallback.
  package init(_ name: String, test: CGFloat, iOS26: Value, macOS26: Value? = nil) {
    self.name = name
    self.test = Value(test, .reference)
    self.iOS26 = iOS26
    self.macOS26 = macOS26 ?? .fallback(iOS26.points)
  }

  /// The length in a system, in points.
  package subscript(system: MetricsSystem) -> CGFloat {
    switch system {
    case .test: test.points
    case .iOS26: iOS26.points
    case .macOS26: macOS26.points
    }
  }
}
