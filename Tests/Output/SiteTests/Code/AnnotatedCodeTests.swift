import ElementTree
import Testing

@testable import Site

struct AnnotatedCodeTests {
  private func source(_ code: String, _ remarks: [Int: [String]]) -> String {
    Markup.joined(AnnotatedCode(SwiftHighlighter.markup(code), remarks: remarks).markup).source
  }

  @Test func `a remark stands under its line`() {
    let source = source("a()\nb()\nc()\n", [1: ["no b"]])
    #expect(
      source == """
        a()
        <span class="l w">b()
        </span><span class="l err">no b
        </span>c()

        """
    )
  }

  @Test func `a piece of several lines is in each of them`() {
    let source = source("/* one\ntwo */ x\n", [0: ["first"], 1: ["second", "third"]])
    #expect(
      source == """
        <span class="l w"><span class="c">/* one</span>
        </span><span class="l err">first
        </span><span class="l w"><span class="c">two */</span> x
        </span><span class="l err">second
        </span><span class="l err">third
        </span>
        """
    )
  }
}
