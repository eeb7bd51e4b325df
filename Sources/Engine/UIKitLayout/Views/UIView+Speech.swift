/// The words that are read aloud: they are kept, and nothing reads them.
extension UIView {
  /// Whether the view is read aloud.
  public var isAccessibilityElement: Bool {
    get { nonLayoutProperties.accessibility.isElement }
    set { nonLayoutProperties.accessibility.isElement = newValue }
  }

  /// The words for the view; `nil` for its own.
  public var accessibilityLabel: String? {
    get { nonLayoutProperties.accessibility.label }
    set { nonLayoutProperties.accessibility.label = newValue }
  }

  /// The words for the view's value; `nil` for its own.
  public var accessibilityValue: String? {
    get { nonLayoutProperties.accessibility.value }
    set { nonLayoutProperties.accessibility.value = newValue }
  }

  /// The words for what the view does; `nil` for none.
  public var accessibilityHint: String? {
    get { nonLayoutProperties.accessibility.hint }
    set { nonLayoutProperties.accessibility.hint = newValue }
  }

  /// The kind of thing that the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { nonLayoutProperties.accessibility.traits }
    set { nonLayoutProperties.accessibility.traits = newValue }
  }

  /// Whether nothing in the view is read aloud.
  public var accessibilityElementsHidden: Bool {
    get { nonLayoutProperties.accessibility.isHidden }
    set { nonLayoutProperties.accessibility.isHidden = newValue }
  }

  /// What is read aloud in the view, in order; `nil` for all.
  public var accessibilityElements: [Any]? {
    get { nonLayoutProperties.accessibility.elements }
    set { nonLayoutProperties.accessibility.elements = newValue }
  }
}

/// The kinds of things that views are for those who hear them.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt64

  /// Makes kinds of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Something chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 16)
  /// Words that stay.
  public static let staticText = UIAccessibilityTraits(rawValue: 32)
  /// A value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 64)
  /// Something that cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 128)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 256)
}
