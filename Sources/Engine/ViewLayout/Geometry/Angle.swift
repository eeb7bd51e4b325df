/// An angle, clockwise in a coordinate system whose y points down.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle()

  /// Makes no turn.
  public init() { self.init(radians: 0) }
  /// Makes an angle of radians.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle of degrees.
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }
  /// Makes an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Makes an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Compares by size.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

// MARK: - Arithmetic
extension Angle {
  /// Both turns, one after the other.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The first turn without the second.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The turn multiplied by a number.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// A part of the turn.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Adds another turn.
  public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Takes another turn away.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }

  /// Multiplies the turn by a number.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Makes the turn a part of itself.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
