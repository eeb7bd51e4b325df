/// The sizes of text that a user can choose, as an older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The sizes below the default one.
  case extraSmall, small, medium
  /// The default size of text.
  case large
  /// The sizes above the default one.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// Makes the category of a dynamic type size.
  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[index]
  }

  var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether a category is smaller than another one.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.size < right.size
  }
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
