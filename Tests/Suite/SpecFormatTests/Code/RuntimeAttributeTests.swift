import SpecFormat
import Testing

/// How code of UIKit's is compiled without its runtime.
struct RuntimeAttributeTests {
  @Test func `attributes become blanks`() {
    #expect(
      RuntimeAttribute.adapted("  @objc private func tapped() {}")
        == "        private func tapped() {}"
    )
    #expect(RuntimeAttribute.adapted("@IBOutlet weak var a: B?") == "          weak var a: B?")
    #expect(RuntimeAttribute.adapted("@State var a = 1") == "@State var a = 1")
  }

  @Test func `a selector is one of the method itself, in the same columns`() {
    #expect(
      RuntimeAttribute.adapted("x.add(self, action: #selector(tap(_:)))")
        == "x.add(self, action:  Selector(tap(_:)))"
    )
  }
}
