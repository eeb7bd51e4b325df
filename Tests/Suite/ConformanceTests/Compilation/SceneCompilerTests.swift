import Foundation
import SpecFormat
import Testing

@testable import Conformance

/// A shell script stands for the compiler.
struct SceneCompilerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-compiler-\(UUID().uuidString)")

  /// A compiler that prints something and fails.
  private func compiler(
    saying words: String,
    status: Int = 1,
    waiting seconds: Int = 0,
    timeLimit: Int = 120
  ) throws -> SceneCompiler {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in SceneTarget.plumb.builtModules {
      try Data().write(to: folder.appendingPathComponent("\(module).swiftmodule"))
    }
    let script = folder.appendingPathComponent("swiftc")
    try "#!/bin/sh\necho \"\(words)\"\nsleep \(seconds)\nexit \(status)\n"
      .write(to: script, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    var compiler = SwiftCompiler(
      path: script.path,
      modules: folder.path,
      cache: CompilationCache(directory: folder.path + "/cache")
    )
    compiler.timeLimit = timeLimit
    return SceneCompiler(compiler)
  }

  private func module() throws -> SceneModule {
    let text = """
      # Title
      ## First
      ```swift
      First()
      ```
      ```size 1x1
      1x1 -> 1x1
      ```
      ## Second
      ```swift
      Second()
      ```
      ```size 1x1
      1x1 -> 1x1
      ```

      """
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    try #require(parsed.diagnostics == [])
    return SceneModule(of: parsed.document, shared: [])
  }

  @Test(arguments: [
    "a.swift:1:8: error: module compiled with Swift 6.2 cannot be imported by the Swift 6.3 "
      + "compiler: /x/ViewLayout.swiftmodule",
    "<unknown>:0: error: no such module 'Scenarios'",
  ])
  func `modules that the compiler cannot read are no fault of a scene`(words: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try compiler(saying: words)
    let module = try module()
    #expect(throws: CompilerError.self) { try compiler.compile(module) }
    #expect(compiler.cached(module) == nil)
  }

  @Test func `a message on no block is that of every scene, and no other time`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = try module()
    let compiler = try compiler(saying: "error: out of luck")
    let scenes = try compiler.compile(module)
    #expect(compiler.cached(module) == nil)
    #expect(scenes.library == nil)
    for scenario in module.document.scenarios {
      let messages = scenes.messages(on: scenario, in: module.document)
      #expect(messages?.map(\.message) == ["error: out of luck"])
    }
  }

  @Test func `a compiler that fails without a word is told by its status`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenes = try compiler(saying: "").compile(module())
    let words = "the compiler ended with status 1, and said nothing"
    #expect(scenes.refusals.map { $0.messages.map(\.message) } == [[words], [words]])
  }

  @Test func `a scene that is refused is left out, and remembered`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try compiler(
      saying: """
        Specs/a.md:4:1: error: cannot find 'First' in scope
        Specs/a.md:11:1: error: cannot find 'Second' in scope
        """
    )
    let module = try module()
    let scenes = try compiler.compile(module)
    let first = scenes.messages(on: module.document.scenarios[0], in: module.document)
    #expect(first?.first?.message == "cannot find 'First' in scope")
    #expect(compiler.cached(module)?.refusals.count == scenes.refusals.count)
  }

  @Test func `code that the compiler crashes on is refused, and no other`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenes = try compiler(saying: "Stack dump", status: 134).compile(module())
    #expect(scenes.refusals.count == 2)
    #expect(scenes.refusals.first?.messages.first?.message.contains("the compiler crashed") == true)
  }

  @Test func `a compiler that is left behind does not go on for ever`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = "error: $(ulimit -t) seconds"
    let module = try module()
    let scenes = try compiler(saying: words, timeLimit: 30).compile(module)
    let messages = scenes.messages(on: module.document.scenarios[0], in: module.document)
    #expect(messages?.map(\.message) == ["error: 120 seconds"])
  }

  @Test func `code that the compiler does not end on is refused, and asked about again`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let slow = try compiler(saying: "nothing", waiting: 5, timeLimit: 1)
    let module = try module()
    let scenes = try slow.compile(module)
    #expect(scenes.refusals.first?.messages.first?.message == "the compiler took longer than 1 s")
    #expect(slow.cached(module) == nil)
  }
}
