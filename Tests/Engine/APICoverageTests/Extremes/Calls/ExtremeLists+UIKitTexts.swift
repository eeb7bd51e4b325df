import Foundation
import UIKitLayout
import ViewLayout

extension ExtremeLists {
  /// Adds labels, fonts and text fields of UIKit.
  static func addTexts(ofUIKitTo calls: inout ExtremeCalls) {
    calls.usesLength("UIFontDescriptor(name:size:), UIFont(name:size:)") { number in
      let descriptor = UIFontDescriptor(name: "a", size: number)
      let fonts = [UIFont(descriptor: descriptor, size: number), UIFont(name: "a", size: number)]
      for font in fonts { _ = font?.lineHeight }
    }
    calls.usesLength("UIFont.systemFont(ofSize:), withSize(_:)") { number in
      let fonts = [
        UIFont.systemFont(ofSize: number), .boldSystemFont(ofSize: number),
        .italicSystemFont(ofSize: number), .systemFont(ofSize: 10).withSize(number),
        .monospacedSystemFont(ofSize: number, weight: .bold),
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: number),
      ]
      for font in fonts {
        let label = UILabel()
        label.font = font
        label.text = "a long text of several words"
        label.numberOfLines = 0
        _ = (label.intrinsicContentSize, font.lineHeight)
        _ = label.sizeThatFits(CGSize(width: 50, height: 100))
      }
    }
    calls.usesInteger("UILabel.numberOfLines, textRect(forBounds:limitedToNumberOfLines:)") {
      number in
      let label = UILabel()
      label.text = "a long text of several words"
      label.numberOfLines = number
      _ = label.sizeThatFits(CGSize(width: 50, height: CGFloat.infinity))
      _ = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 50, height: 1e300),
        limitedToNumberOfLines: number
      )
    }
    calls.usesLengths("UILabel.minimumScaleFactor, UITextField.minimumFontSize") { x, y in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: x, height: y))
      label.text = "a b"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = x
      label.layoutIfNeeded()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: x, height: y))
      field.minimumFontSize = y
      _ = field.textRect(forBounds: CGRect(x: x, y: y, width: y, height: x))
      field.layoutIfNeeded()
    }
    calls.usesLengths("NSMutableParagraphStyle, NSTextContainer.lineFragmentPadding") { x, y in
      let style = NSMutableParagraphStyle()
      style.lineSpacing = x
      style.paragraphSpacing = y
      style.firstLineHeadIndent = x
      style.headIndent = y
      style.minimumLineHeight = x
      style.maximumLineHeight = y
      style.lineHeightMultiple = x
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "a long text\nof several",
        attributes: [.paragraphStyle: style, .kern: y]
      )
      _ = label.sizeThatFits(CGSize(width: 50, height: 100))
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.text = "a b"
      view.textContainer.lineFragmentPadding = x
      view.textContainerInset = UIEdgeInsets(top: x, left: y, bottom: y, right: x)
      view.layoutIfNeeded()
      _ = view.sizeThatFits(CGSize(width: x, height: y))
    }
  }
}
