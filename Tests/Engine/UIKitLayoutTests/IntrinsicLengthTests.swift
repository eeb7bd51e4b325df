import Foundation
import Testing

@testable import UIKitLayout

/// Tests the sums by which explanations state the intrinsic lengths of controls.
@MainActor
struct IntrinsicLengthTests {
  private func words(_ view: UIView) -> [String] {
    let size = view.intrinsicContentSize
    return [size.width, size.height].enumerated().map { axis, length in
      view.intrinsicLengthWords(length, along: axis)
    }
  }

  @Test func `size explanations of a switch and a slider name the reference style`() {
    #expect(
      words(UISwitch()) == [
        ", the width of a switch in the reference style",
        ", the height of a switch in the reference style",
      ]
    )
    #expect(words(UISlider()) == ["", ", the height of a slider in the reference style"])
  }

  @Test func `the size of a bordered text field is explained as insets plus text`() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 20)
    field.text = "Ada"
    #expect(words(field) == [", text", ", text"])
    field.borderStyle = .roundedRect
    #expect(
      words(field) == [
        " = 7 (inset of the border) + 30 (text) + 7 (inset of the border)",
        " = 7 (inset of the border) + 20 (text) + 7 (inset of the border)",
      ]
    )
  }

  @Test func `a segmented control's width is explained as a sum of equal segments`() {
    // The titles are 21 and 35 wide at size 14, with 12 at both sides.
    let part = "59 (segment as wide as the widest)"
    let widths = words(UISegmentedControl(items: ["One", "Three"]))
    #expect(widths.first == " = \(part) + \(part)")
  }

  @Test func `a subclass that overrides intrinsicContentSize is not explained as a sum`() {
    final class Tall: UITextField {
      override var intrinsicContentSize: CGSize { CGSize(width: 99, height: 99) }
    }
    let field = Tall()
    field.borderStyle = .roundedRect
    field.text = "Ada"
    #expect(words(field) == ["", ""])
  }
}
