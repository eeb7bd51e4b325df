public import Foundation

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
  /// The least height of a line, in points: taken and ignored.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points: taken and ignored.
  open var maximumLineHeight: CGFloat = 0
  /// The number that a line's height is multiplied by: taken and ignored.
  open var lineHeightMultiple: CGFloat = 0
}
