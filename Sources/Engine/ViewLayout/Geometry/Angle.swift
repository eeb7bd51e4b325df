/// An angle, measured clockwise since y increases downward.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()

  public init() { self.init(radians: 0) }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

// MARK: - Arithmetic
extension Angle {
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  public static func += (left: inout Angle, right: Angle) { left = left + right }

  public static func -= (left: inout Angle, right: Angle) { left = left - right }

  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
