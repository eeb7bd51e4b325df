@testable import SceneBuilding
import Foundation
import SpecFormat
import Testing

@testable import Conformance

/// Tests the scene compiler with a shell script that prints the arguments of its call.
struct SceneTargetCompilerTests {
  private func toolchain(printing words: String, modules: [String]) throws -> ScriptedToolchain {
    try ScriptedToolchain("echo \"\(words)\"\necho \"$@\"\nexit 1", modules: modules)
  }

  private func compiler(of toolchain: ScriptedToolchain) -> SwiftCompiler {
    var target = SceneTarget(engine: ["Small"], modules: toolchain.folder.path)
    target.aliases = ["SwiftUI": "Small"]
    return SwiftCompiler(
      path: toolchain.driver,
      modules: toolchain.folder.path,
      target: target
    )
  }

  private func module() throws -> SceneModule {
    let text = "# A\n## B\n```swift\nText(\"\")\n```\n```size 1x1\n1x1 -> 1x1\n```\n"
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    return SceneModule(of: parsed.document, shared: [])
  }

  @Test func `module aliases are compiler arguments and part of the cache key`() throws {
    let toolchain = try toolchain(printing: "refused", modules: ["Small", "EngineKit"])
    defer { toolchain.remove() }
    let compiler = compiler(of: toolchain)
    let scenes = try SceneCompiler(compiler).compile(module())
    let words = scenes.refusals.flatMap(\.messages).map(\.message).joined()
    #expect(words.contains("-I \(toolchain.folder.path) -module-alias SwiftUI=Small"))
    // The limit is needed because the type checker could take minutes for API that an engine lacks.
    #expect(words.contains(" -solver-scope-threshold=20000 "))
    #expect(!words.contains("-typo-correction-limit"))
    var other = compiler
    other.target.aliases = [:]
    #expect(other.key(of: "a", imports: []) != compiler.key(of: "a", imports: []))
  }

  @Test func `missing engine modules are listed in the error`() throws {
    let toolchain = try toolchain(printing: "", modules: ["EngineKit"])
    defer { toolchain.remove() }
    let compiler = compiler(of: toolchain)
    let missing = ["Small.swiftmodule"]
    let directory = toolchain.folder.path
    #expect(throws: CompilerError.engineModulesMissing(missing, directory: directory)) {
      try SceneCompiler(compiler).compile(module())
    }
  }

  @Test func `modules of another compiler version throw engineModulesUnreadable`() throws {
    let words = "a.swift:1:8: error: module compiled with Swift 5: /modules/Small.swiftmodule"
    let toolchain = try toolchain(printing: words, modules: ["Small", "EngineKit"])
    defer { toolchain.remove() }
    let compiler = compiler(of: toolchain)
    let reason = String(words.drop { $0 != "m" })
    let directory = toolchain.folder.path
    let error = CompilerError.engineModulesUnreadable(directory: directory, reason: reason)
    #expect(throws: error) { try SceneCompiler(compiler).compile(module()) }
  }
}
