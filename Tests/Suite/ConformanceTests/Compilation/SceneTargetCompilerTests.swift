import Foundation
import SpecFormat
import Testing

@testable import Conformance

/// A shell script stands for the compiler, and says what it was called with.
struct SceneTargetCompilerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-target-\(UUID().uuidString)")

  private func compiler(saying words: String, modules: [String]) throws -> SwiftCompiler {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in modules {
      try Data().write(to: folder.appendingPathComponent("\(module).swiftmodule"))
    }
    let script = folder.appendingPathComponent("swiftc")
    try Data("#!/bin/sh\necho \"\(words)\"\necho \"$@\"\nexit 1\n".utf8).write(to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    var target = SceneTarget(engine: ["Small"], modules: folder.path)
    target.aliases = ["SwiftUI": "Small"]
    return SwiftCompiler(path: script.path, modules: folder.path, target: target)
  }

  private func module() throws -> SceneModule {
    let text = "# A\n## B\n```swift\nText(\"\")\n```\n```size 1x1\n1x1 -> 1x1\n```\n"
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    return SceneModule(of: parsed.document, shared: [])
  }

  @Test func `the compiler is told the names that code has for modules`() throws {
    let compiler = try compiler(saying: "refused", modules: ["Small", "EngineKit"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenes = try SceneCompiler(compiler).compile(module())
    let words = scenes.refusals.flatMap(\.messages).map(\.message).joined()
    #expect(words.contains("-I \(folder.path) -module-alias SwiftUI=Small "))
    // Where an engine lacks what a body uses, the compiler would try types for minutes.
    #expect(words.contains(" -solver-scope-threshold=20000 "))
    #expect(!words.contains("-typo-correction-limit"))
    var other = compiler
    other.target.aliases = [:]
    #expect(other.key(of: "a", imports: []) != compiler.key(of: "a", imports: []))
  }

  @Test func `modules that are not built are named`() throws {
    let compiler = try compiler(saying: "", modules: ["EngineKit"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = ["Small.swiftmodule"]
    let directory = folder.path
    #expect(throws: CompilerError.engineModulesMissing(missing, directory: directory)) {
      try SceneCompiler(compiler).compile(module())
    }
  }

  @Test func `modules of another compiler are the engine's trouble, and no scene's`() throws {
    let words = "a.swift:1:8: error: module compiled with Swift 5: \(folder.path)/Small.swiftmodule"
    let compiler = try compiler(saying: words, modules: ["Small", "EngineKit"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let reason = String(words.drop { $0 != "m" })
    let error = CompilerError.engineModulesUnreadable(directory: folder.path, reason: reason)
    #expect(throws: error) { try SceneCompiler(compiler).compile(module()) }
  }
}
