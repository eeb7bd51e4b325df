@testable import SceneBuilding
import SpecFormat
import Testing

@testable import Conformance

@Suite("Names of called functions in compiler errors")
struct DiagnosticCallNameTests {
  /// Returns the message of an error at a place in code that begins at line 10.
  private func message(
    _ message: String = "extra argument 'maxWidth' in call",
    in code: String,
    line: Int,
    column: Int
  ) -> String {
    let error = CompilerDiagnostic(
      file: "a.md",
      line: line,
      column: column,
      severity: .error,
      message: message
    )
    let block = CodeBlock(fenceLine: 9, line: 10, code: code, imports: [])
    return error.namingCall(in: [block]).message
  }

  @Test func `an error about an extra argument names the called function`() {
    let code = "Color.red.frame(width: min(3, 4), maxWidth: 5)"
    #expect(
      message(in: code, line: 10, column: 35) == "extra argument 'maxWidth' in call of 'frame'"
    )
  }

  @Test func `an error names a call that begins on an earlier line`() {
    let code = "VStack(\n  alignment: .leading,\n  maxWidth: 3\n) { Color.red }"
    let several = "extra arguments at positions #1, #2 in call"
    for (line, column) in [(10, 7), (12, 3)] {
      let text = message(several, in: code, line: line, column: column)
      #expect(text == "\(several) of 'VStack'")
    }
  }

  @Test(arguments: ["cannot find 'Grid' in scope", "extra trailing closure passed in call"])
  func `errors that are not about extra arguments stay unchanged`(text: String) {
    #expect(message(text, in: "Grid(a: 3)", line: 10, column: 6) == text)
  }

  @Test func `an error outside of any call or code block stays unchanged`() {
    let text = "extra argument 'maxWidth' in call"
    #expect(message(in: "frame(maxWidth: 3)", line: 3, column: 7) == text)
    #expect(message(in: "[maxWidth, 3]", line: 10, column: 2) == text)
  }
}
