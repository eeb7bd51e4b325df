public import Foundation

/// Views to look at while they are written; specs lay them out only where they name them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Self.Previews { get }
}

/// The room that a preview has.
public enum PreviewLayout: Equatable, Sendable {
  /// That of a device.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// Lengths in points.
  case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
  /// The view with a name for its preview.
  public func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }

  /// The view with room for its preview; its layout in a spec stays.
  public func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier()) }
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a device of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a device of its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
