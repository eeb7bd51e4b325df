import Foundation
import Testing
import UIKitLayout

/// Tests the intrinsic content size of labels.
@MainActor
struct LabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  @Test func `a label without text has the intrinsic size zero`() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func `a single-line label ignores the proposed width`() {
    let size = label("alpha beta").sizeThatFits(CGSize(width: 30, height: 10))
    #expect(size == CGSize(width: 100, height: 20))
  }

  @Test func `a label with numberOfLines 0 wraps at the proposed width`() {
    let size = label("alpha beta", lines: 0).sizeThatFits(CGSize(width: 60, height: 0))
    #expect(size == CGSize(width: 60, height: 40))
  }

  @Test func `numberOfLines limits the height of a label`() {
    let size = label("a b c d e f", lines: 2).sizeThatFits(CGSize(width: 10, height: 0))
    #expect(size.height == 40)
  }

  @Test func `each run of an attributed text is measured in its own font`() {
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 40)]
    )
    text.append(NSAttributedString(string: "cd"))
    let label = label(nil)
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 40))
  }

  @Test func `a preferred font has the line height of its text style`() {
    let label = label("ab")
    label.font = .preferredFont(forTextStyle: .body)
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIFont.preferredFont(forTextStyle: .title1).lineHeight == 32)
  }

  @Test func `a multiline label is measured again when its superview's width changes`() {
    let (view, label) = (UIView(), label("alpha beta gamma", lines: 0))
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
    ])
    view.frame = CGRect(x: 0, y: 0, width: 110, height: 100)
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 110, height: 40))
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 160, height: 20))
  }
}
