import Testing

@testable import AppCode

struct CompilerMessageTests {
  @Test func `errors have no duplicates and are sorted by file and line`() {
    let output = """
      /a/B.swift:2:10: error: cannot find 'b' in scope
      /a/A.swift:3:1: error: cannot find 'a' in scope
      /a/B.swift:2:10: error: cannot find 'b' in scope
      /a/B.swift:2:10: note: did you mean 'c'?
      <unknown>:0: error: no such module
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(file: "/a/A.swift", line: 3, column: 1, text: "cannot find 'a' in scope"),
        CompilerMessage(file: "/a/B.swift", line: 2, column: 10, text: "cannot find 'b' in scope"),
      ]
    )
  }

  @Test func `only the warning about infinite recursion counts as an error`() {
    let output = """
      /a/A.swift:3:9: warning: function call causes an infinite recursion
      /a/A.swift:4:9: warning: variable 'b' was never used
      """
    let text = "function call causes an infinite recursion"
    let place = CompilerMessage(file: "/a/A.swift", line: 3, column: 9, text: text)
    #expect(CompilerMessage.errors(in: output) == [place])
  }

  @Test func `an error in a macro expansion has the place of the macro's use`() {
    let output = """
      /a/swift-generated-sources/@__swiftmacro_A.swift:1:1: error: ambiguous
      /a/A.swift:3:9: note: in expansion of macro 'Predicate' here
      """
    let place = CompilerMessage(file: "/a/A.swift", line: 3, column: 9, text: "ambiguous")
    #expect(CompilerMessage.errors(in: output) == [place])
  }

  @Test(
    arguments: [
      "4.\tWhile type-checking 'a()' (at /a/A.swift:7:3)",
      "4.\tWhile evaluating request X(\"/a/A.swift\")\n"
        + "5.\tWhile silgen emitFunction SIL function \"@$s1A\".\n for 'a()' (at /a/A.swift:7:3)",
      "4.\tWhile type-checking expression at [/a/A.swift:7:3 - line:8:5] RangeText=\"b\"",
    ]
  )
  func `a compiler crash is an error at the innermost place of its stack dump`(dump: String) {
    let output = "Stack dump:\n1.\tSwift version\n\(dump)\n #0 0x01 abort"
    let place = CompilerMessage(
      file: "/a/A.swift",
      line: 7,
      column: 3,
      text: "the compiler crashed"
    )
    #expect(CompilerMessage.errors(in: output) == [place])
  }
}
