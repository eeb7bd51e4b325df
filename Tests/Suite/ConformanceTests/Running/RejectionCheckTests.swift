@testable import SceneBuilding
import Conformance
import Foundation
import SpecFormat
import Testing

/// Type-checks code with the real compiler, and with the modules that the tests are built with.
@Suite(.serialized)
struct RejectionCheckTests {
  private func check(
    _ code: String,
    message: String? = nil,
    shared: String = "",
    compiler: SwiftCompiler = .beside(executable: .current)
  ) throws -> ExpectationResult {
    let role = message.map { "rejected \"\($0)\"" } ?? "rejected"
    let text = """
      # Title
      ## Clause
      ```swift shared
      \(shared)
      ```
      ```swift \(role)
      \(code)
      ```

      """
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    try #require(parsed.diagnostics == [])
    let scenario = try #require(parsed.document.scenarios.first)
    guard case .rejected(let rejected) = scenario.body else { throw RejectedMissing() }
    return RejectionCheck(compiler: compiler)
      .check(rejected, outline: scenario.outlines[0], in: parsed.document)
  }

  private struct RejectedMissing: Error {}

  @Test func `passes if the compiler rejects the block with the expected message`() throws {
    let result = try check("let word: Int = \"a\"", message: "cannot convert value")
    #expect(result.verdict == .passed, "\(result.note)")
  }

  @Test func `passes for an error of control flow, such as a missing return`() throws {
    let code = "let number: Int = { if Bool.random() { return 1 } }()"
    let result = try check(code, message: "missing return")
    #expect(result.verdict == .passed, "\(result.note)")
  }

  @Test func `fails with the actual message if it is not the expected one`() throws {
    let result = try check("let word: Int = \"a\"", message: "no such thing")
    #expect(result.verdict == .failed)
    #expect(result.actual.contains("cannot convert value"))
  }

  @Test func `is an error if only the shared code fails to compile`() throws {
    let result = try check("let word: Int = \"a\"", shared: "let other: Int = \"b\"")
    #expect(result.verdict == .passed)
    let leaf = "struct Leaf: View { var body: Never { fatalError() } }"
    let around = try check("Leaf()", shared: leaf + "\nlet other: Int = \"b\"")
    #expect(around.verdict == .error)
    #expect(around.note.contains("the code around the block does not compile"))
  }

  @Test func `fails if the block compiles`() throws {
    let leaf = "struct Leaf: View { var body: Never { fatalError() } }"
    let result = try check("Leaf()", shared: leaf)
    #expect(result.verdict == .failed)
    #expect(result.actual == "it compiles")
  }

  @Test func `is an error if the modules are missing`() throws {
    let path = SwiftCompiler.beside(executable: .current).path
    let compiler = SwiftCompiler(path: path, modules: "/nowhere/Modules")
    let result = try check("let word: Int = \"a\"", compiler: compiler)
    #expect(result.verdict == .error)
    #expect(result.note.contains("/nowhere/Modules"))
  }

  @Test func `is an error if there is no compiler`() throws {
    let compiler = SwiftCompiler(path: nil, modules: "/nowhere")
    #expect(try check("let word: Int = \"a\"", compiler: compiler).verdict == .error)
  }
}
