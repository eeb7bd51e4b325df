public import Foundation

extension AttributeScopes {
  /// The attributes of texts in views of UIKit's.
  public struct UIKitTextAttributes: AttributeScope {
    /// The font.
    public let font: UIFontAttribute

    /// The font of a part of a text.
    public enum UIFontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The attribute's name.
      public static let name = "NSFont"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of views of UIKit's.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitTextAttributes, T>
  ) -> T { self[T.self] }
}
