/// Accessibility traits of a view, as a set.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as a bit mask.
  public let rawValue: UInt64

  /// Creates a set of traits from a bit mask.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set of traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// The element is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 16)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 32)
  /// The element has a value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 64)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 128)
  /// The element updates its value frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 256)
}

/// The accessibility properties of a responder.
struct AccessibilityProperties {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var isHidden = false
  var elements: [Any]?
}
