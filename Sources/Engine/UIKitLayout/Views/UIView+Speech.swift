/// The accessibility properties of a view, which are stored but not read aloud.
extension UIView {
  /// Whether the view is an accessibility element.
  public var isAccessibilityElement: Bool {
    get { nonLayoutProperties.accessibility.isElement }
    set { nonLayoutProperties.accessibility.isElement = newValue }
  }

  /// The accessibility label; `nil` for the default one.
  public var accessibilityLabel: String? {
    get { nonLayoutProperties.accessibility.label }
    set { nonLayoutProperties.accessibility.label = newValue }
  }

  /// The accessibility value; `nil` for the default one.
  public var accessibilityValue: String? {
    get { nonLayoutProperties.accessibility.value }
    set { nonLayoutProperties.accessibility.value = newValue }
  }

  /// The accessibility hint; `nil` if there is none.
  public var accessibilityHint: String? {
    get { nonLayoutProperties.accessibility.hint }
    set { nonLayoutProperties.accessibility.hint = newValue }
  }

  /// The accessibility traits of the view.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { nonLayoutProperties.accessibility.traits }
    set { nonLayoutProperties.accessibility.traits = newValue }
  }

  /// Whether the accessibility elements in the view are hidden.
  public var accessibilityElementsHidden: Bool {
    get { nonLayoutProperties.accessibility.isHidden }
    set { nonLayoutProperties.accessibility.isHidden = newValue }
  }

  /// The accessibility elements in the view, in order; `nil` for all.
  public var accessibilityElements: [Any]? {
    get { nonLayoutProperties.accessibility.elements }
    set { nonLayoutProperties.accessibility.elements = newValue }
  }
}

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
