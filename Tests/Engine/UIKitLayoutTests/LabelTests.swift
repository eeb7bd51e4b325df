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

  @Test func `a label without text asks for nothing`() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func `one line is as wide as its text whatever is offered`() {
    let size = label("alpha beta").sizeThatFits(CGSize(width: 30, height: 10))
    #expect(size == CGSize(width: 100, height: 20))
  }

  @Test func `several lines break at the width that is offered`() {
    let size = label("alpha beta", lines: 0).sizeThatFits(CGSize(width: 60, height: 0))
    #expect(size == CGSize(width: 60, height: 40))
  }

  @Test func `no more lines are shown than may be`() {
    let size = label("a b c d e f", lines: 2).sizeThatFits(CGSize(width: 10, height: 0))
    #expect(size.height == 40)
  }

  @Test func `parts of a text are measured in their own fonts`() {
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 40)]
    )
    text.append(NSAttributedString(string: "cd"))
    let label = label(nil)
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 40))
  }

  @Test func `a font of a text style follows dynamic type`() {
    let label = label("ab")
    label.font = .preferredFont(forTextStyle: .body)
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIFont.preferredFont(forTextStyle: .title1).lineHeight == 32)
  }

  @Test func `a label fits itself to a width and forgets it`() {
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
