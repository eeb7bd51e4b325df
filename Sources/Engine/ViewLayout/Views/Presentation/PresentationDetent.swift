public import Foundation

/// A height that a sheet stops at.
public struct PresentationDetent: Hashable, Sendable {
  private enum Length: Hashable, Sendable {
    case named(String)
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let length: Length

  /// About half of the window.
  public static let medium = PresentationDetent(length: .named("medium"))
  /// Nearly all of the window.
  public static let large = PresentationDetent(length: .named("large"))

  /// A part of the window, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(length: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(length: .height(height))
  }

  /// A height that a type works out.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent { PresentationDetent(length: .named("\(type)")) }

  /// What a height is worked out from.
  public struct Context {
    /// The greatest height, in points.
    public let maxDetentValue: CGFloat
  }
}

/// A type that works out a height that a sheet stops at; no sheet is laid out, so none is asked.
public protocol CustomPresentationDetent {
  /// What the height is worked out from.
  typealias Context = PresentationDetent.Context

  /// The height in points; `nil` where the sheet does not stop.
  static func height(in context: Context) -> CGFloat?
}
