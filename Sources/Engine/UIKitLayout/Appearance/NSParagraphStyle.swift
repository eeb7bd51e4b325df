public import Foundation
import ViewLayout

/// How the lines of a text are set.
open class NSParagraphStyle: NSObject {
  /// The usual style.
  nonisolated(unsafe) public static let `default` = NSParagraphStyle()

  /// The room between two lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// Where short lines are.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// Where a line that does not fit is cut.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// How the lines of a text are set, for those who say it.
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
  /// The room behind a paragraph, in points: taken and ignored.
  open var paragraphSpacing: CGFloat = 0
  /// The room before a paragraph, in points: taken and ignored.
  open var paragraphSpacingBefore: CGFloat = 0
  /// The room before the first line, in points: taken and ignored.
  open var firstLineHeadIndent: CGFloat = 0
  /// The room before the other lines, in points: taken and ignored.
  open var headIndent: CGFloat = 0
  /// The minimum height of a line, in points: taken and ignored.
  open var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line, in points: taken and ignored.
  open var maximumLineHeight: CGFloat = 0
  /// The number that a line's height is multiplied by: taken and ignored.
  open var lineHeightMultiple: CGFloat = 0
}

/// Where short lines are in the width of a text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left, in the middle, at the right, from edge to edge, or where reading begins.
  case left = 0
  case center, right, justified, natural

  /// The part of the room beside a short line that is left of it.
  func leftPart(isRightToLeft: Bool) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}

/// Where a text is broken or cut that does not fit into its width.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words, or between characters, which is taken as between words.
  case byWordWrapping = 0
  case byCharWrapping
  /// At the edge, taken as at the end; at the beginning, the end, or in the middle.
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
