/// How much a constraint matters, from 1 to 1000: one of 1000 must hold, others are wishes.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 1 to 1000.
  public var rawValue: Float

  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How much a button and a label resist being made smaller than their content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The window's size as it is: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the window: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a view resists being made larger than its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The size that `systemLayoutSizeFitting(_:)` asks for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
