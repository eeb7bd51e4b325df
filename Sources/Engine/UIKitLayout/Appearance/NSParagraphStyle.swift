public import Foundation
import ViewLayout

/// The line spacing, alignment and line break mode of a text.
open class NSParagraphStyle: NSObject {
  /// The default paragraph style.
  nonisolated(unsafe) public static let `default` = NSParagraphStyle()

  open fileprivate(set) var lineSpacing: CGFloat = 0
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// A paragraph style whose properties can be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The spacing after a paragraph, in points; has no effect.
  open var paragraphSpacing: CGFloat = 0
  /// The spacing before a paragraph, in points; has no effect.
  open var paragraphSpacingBefore: CGFloat = 0
  /// The indentation of the first line, in points; has no effect.
  open var firstLineHeadIndent: CGFloat = 0
  /// The indentation of the lines after the first one, in points; has no effect.
  open var headIndent: CGFloat = 0
  /// The minimum height of a line, in points; has no effect.
  open var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line, in points; has no effect.
  open var maximumLineHeight: CGFloat = 0
  /// The factor of the line height; has no effect.
  open var lineHeightMultiple: CGFloat = 0
}

/// The alignment of lines in the width of a text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center, right, justified, natural

  /// Returns the fraction of a line's unused width that is to the left of the line, from 0 to 1.
  func leftPart(isRightToLeft: Bool) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}

/// The way in which text that does not fit its width is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at words; wrapping at characters also wraps at words in this engine.
  case byWordWrapping = 0
  case byCharWrapping
  /// Clips the line, treated as truncation at the tail; truncates at the head, the tail or the
  /// middle.
  case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var cut: TypesetText.Cut {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}

extension AttributeScopes {
  /// The text attributes of UIKit views.
  public struct UIKitTextAttributes: AttributeScope {
    public let font: UIFontAttribute

    /// The font of a text range, as an attribute key.
    public enum UIFontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
  }
}

extension AttributeDynamicLookup {
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitTextAttributes, T>
  ) -> T { self[T.self] }
}
