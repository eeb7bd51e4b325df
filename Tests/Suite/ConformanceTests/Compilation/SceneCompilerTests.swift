@testable import SceneBuilding
import EngineKit
import Foundation
import SpecFormat
import Testing

@testable import Conformance

/// Tests the scene compiler with a shell script that replaces the compiler.
struct SceneCompilerTests {
  private func toolchain(printing words: String, status: Int = 1) throws -> ScriptedToolchain {
    try ScriptedToolchain("echo \"\(words)\"\nexit \(status)")
  }

  private func compiler(of toolchain: ScriptedToolchain, timeLimit: Int = 120) -> SceneCompiler {
    var compiler = SwiftCompiler(
      path: toolchain.driver,
      modules: toolchain.folder.path,
      cache: CompilationCache(directory: toolchain.folder.path + "/cache")
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
    return try module(text)
  }

  private func module(_ text: String) throws -> SceneModule {
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    try #require(parsed.diagnostics == [])
    return SceneModule(of: parsed.document, shared: [])
  }

  @Test(arguments: [
    "a.swift:1:8: error: module compiled with Swift 6.2 cannot be imported by the Swift 6.3 "
      + "compiler: /x/ViewLayout.swiftmodule",
    "a.swift:1:8: error: failed to load module: /x/LayoutTree.swiftmodule",
    "<unknown>:0: error: no such module 'Scenarios'",
  ])
  func `a module that cannot be read throws CompilerError and is not cached`(words: String) throws {
    let toolchain = try toolchain(printing: words)
    defer { toolchain.remove() }
    let (compiler, module) = (compiler(of: toolchain), try module())
    #expect(throws: CompilerError.self) { try compiler.compile(module) }
    #expect(compiler.cached(module) == nil)
  }

  @Test func `an error without a location fails every scene and is not cached`() throws {
    let toolchain = try toolchain(printing: "error: out of luck")
    defer { toolchain.remove() }
    let (compiler, module) = (compiler(of: toolchain), try module())
    let scenes = try compiler.compile(module)
    #expect(compiler.cached(module) == nil)
    #expect(scenes.library == nil)
    for scenario in module.document.scenarios {
      let messages = scenes.messages(on: scenario, in: module.document)
      #expect(messages?.map(\.message) == ["error: out of luck"])
    }
  }

  @Test func `a compiler that fails without a message is reported with its status`() throws {
    let toolchain = try toolchain(printing: "")
    defer { toolchain.remove() }
    let scenes = try compiler(of: toolchain).compile(module())
    let words = "the compiler ended with status 1 and without messages"
    #expect(scenes.refusals.map { $0.messages.map(\.message) } == [[words], [words]])
  }

  @Test func `the errors of rejected scenes are cached`() throws {
    let toolchain = try toolchain(
      printing: """
        Specs/a.md:4:1: error: cannot find 'First' in scope
        Specs/a.md:11:1: error: cannot find 'Second' in scope
        """
    )
    defer { toolchain.remove() }
    let (compiler, module) = (compiler(of: toolchain), try module())
    let scenes = try compiler.compile(module)
    let first = scenes.messages(on: module.document.scenarios[0], in: module.document)
    #expect(first?.first?.message == "cannot find 'First' in scope")
    #expect(compiler.cached(module)?.refusals.count == scenes.refusals.count)
  }

  @Test func `a crash of the compiler rejects the scene that causes it, without the stack`() throws
  {
    let toolchain = try ScriptedToolchain(
      """
      for file; do case $file in *a.md.swift)
        if grep -q Second "$file"; then
          echo "Stack dump:"
          echo "1. Swift version 6.3.1"
          echo "2. While type-checking 'Card'"
          echo " #0 0x0000559041491738 main"
          exit 134
        fi
      esac; done
      echo "Specs/a.md:4:1: error: cannot find 'First' in scope"
      exit 1
      """
    )
    defer { toolchain.remove() }
    let (compiler, module) = (compiler(of: toolchain), try module())
    let scenes = try compiler.compile(module)
    let messages = module.document.scenarios.map { scenario in
      scenes.messages(on: scenario, in: module.document)?.map(\.message)
    }
    let crash = "the compiler crashes on this code\n2. While type-checking 'Card'"
    #expect(messages == [["cannot find 'First' in scope"], [crash]])
    #expect(compiler.cached(module) != nil)
  }

  @Test func `a compiler that fails in another way is reported with its output`() throws {
    let toolchain = try toolchain(printing: "out of luck", status: 3)
    defer { toolchain.remove() }
    let scenes = try compiler(of: toolchain).compile(module())
    #expect(scenes.refusals.first?.messages.first?.message == "the compiler crashed:\nout of luck")
  }

  @Test func `a compiler that the system ends rejects every scene and is not cached`() throws {
    let toolchain = try toolchain(printing: "", status: 137)
    defer { toolchain.remove() }
    let (compiler, module) = (compiler(of: toolchain), try module())
    let scenes = try compiler.compile(module)
    let words = "the system ended the compiler, as it does when memory runs out"
    #expect(scenes.refusals.map { $0.messages.map(\.message) } == [[words], [words]])
    #expect(compiler.cached(module) == nil)
  }

  @Test func `the compiler's CPU time is limited to four times its time limit`() throws {
    let toolchain = try toolchain(printing: "error: $(ulimit -t) seconds")
    defer { toolchain.remove() }
    let module = try module()
    let scenes = try compiler(of: toolchain, timeLimit: 30).compile(module)
    let messages = scenes.messages(on: module.document.scenarios[0], in: module.document)
    #expect(messages?.map(\.message) == ["error: 120 seconds"])
  }

  @Test func `code that exceeds the compiler's time limit is rejected, but not cached`() throws {
    let toolchain = try ScriptedToolchain("exec sleep 60")
    defer { toolchain.remove() }
    let slow = compiler(of: toolchain, timeLimit: 1)
    let module = try module()
    let scenes = try slow.compile(module)
    #expect(scenes.refusals.first?.messages.first?.message == "the compiler took longer than 1 s")
    #expect(slow.cached(module) == nil)
  }
}

extension SceneCompilerTests {
  /// Returns a batch of specs with one scene each, from their code by name.
  private func batch(_ codes: [String: String]) throws -> SceneBatch {
    let modules = try codes.sorted { $0.key < $1.key }.map { name, code in
      let text = "# T\n## C\n```swift\n\(code)\n```\n```size 1x1\n1x1 -> 1x1\n```\n"
      let file = "Specs/\(name).md"
      let parsed = SpecParser.parse(bytes: Array(text.utf8), file: file, name: name)
      try #require(parsed.diagnostics == [])
      return SceneModule(of: parsed.document, shared: [])
    }
    let batches = SceneBatch.batches(of: modules, size: modules.count)
    try #require(batches.count == 1)
    return batches[0]
  }

  @Test func `if one spec of a batch fails, the others compile to separate libraries`() throws {
    let cache = CompilationCache(directory: NSTemporaryDirectory() + "plumb-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: cache.directory) }
    var swift = SwiftCompiler.beside(executable: .current)
    swift.cache = cache
    let batch = try batch(["a": "Text(\"1\")", "b": "Text(2)", "c": "Text(\"3\")"])
    let scenes = try SceneCompiler(swift).compile(batch)
    #expect(scenes.map { $0.refusals.count } == [0, 1, 0])
    #expect(Set(scenes.compactMap(\.library)).count == 2)
    let libraries = scenes.compactMap(\.library)
    let loaded = try libraries.map { try SceneLibrary.scenarios(loading: $0).map(\.id) }
    #expect(loaded == [["a#c"], ["c#c"]])
    for module in batch.modules {
      #expect(SceneCompiler(swift).cached(module) != nil)
    }
  }

  @Test func `a library of moved code is used until it is compiled again, and then the new one`()
    throws
  {
    let cache = CompilationCache(directory: NSTemporaryDirectory() + "plumb-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: cache.directory) }
    var swift = SwiftCompiler.beside(executable: .current)
    swift.cache = cache
    let scene = "## C\n```swift\nText(\"1\")\n```\n```size 1x1\n1x1 -> 1x1\n```\n"
    let (first, moved) = try (module("# T\n" + scene), module("# T\n\nMore.\n\n" + scene))
    _ = try SceneCompiler(swift).compile(first)
    #expect(SceneCompiler(swift).cached(moved)?.isAtLines(of: moved) == false)
    #expect(SceneCompiler(swift).cached(moved)?.isAtLines(of: moved) == false)
    _ = try SceneCompiler(swift).compile(moved)
    #expect(SceneCompiler(swift).cached(moved)?.isAtLines(of: moved) == true)
    #expect(SceneCompiler(swift).cached(first)?.isAtLines(of: first) == true)
  }

  @Test func `a batch that exceeds the time limit is compiled spec by spec`() throws {
    // The compiler only finishes for a single file, and reports an error for each spec.
    let script = """
      count=0
      for word; do [ "$word" = -primary-file ] && count=$((count + 1)); done
      [ $count -gt 1 ] && exec sleep 60
      case "$*" in
        *b.md.swift*) echo "Specs/b.md:4:1: error: no"; exit 1 ;;
      esac
      echo "Specs/a.md:4:1: error: other"
      exit 1
      """
    let toolchain = try ScriptedToolchain(script)
    defer { toolchain.remove() }
    let scenes = try compiler(of: toolchain, timeLimit: 1)
      .compile(batch(["a": "Text(\"1\")", "b": "Text(2)"]))
    #expect(scenes.map { $0.refusals.flatMap(\.messages).map(\.message) } == [["other"], ["no"]])
  }
}

extension SceneCompilerTests {
  @Test func `a crash of the compiler driver throws CompilerError`() throws {
    let toolchain = try toolchain(printing: "")
    defer { toolchain.remove() }
    try toolchain.write("kill -SEGV $$", to: "proxy/swiftc")
    let module = try module()
    #expect(throws: CompilerError.self) { try compiler(of: toolchain).compile(module) }
  }
}
