/// Accessibility traits of a view, as a set.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let header = UIAccessibilityTraits(rawValue: 16)
  public static let staticText = UIAccessibilityTraits(rawValue: 32)
  public static let adjustable = UIAccessibilityTraits(rawValue: 64)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 128)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 256)
}

struct AccessibilityProperties {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var isHidden = false
  var elements: [Any]?
}
