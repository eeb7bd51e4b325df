@testable import SceneBuilding
import Foundation
import SpecFormat
import Testing

@testable import Conformance

struct EngineManifestTests {
  private let folder: URL

  /// Creates a folder with an executable, `engine`, and a folder with two modules, `Modules`.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-engine-\(UUID().uuidString)")
    let modules = folder.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in ["Adapter", "Small"] {
      try Data().write(to: modules.appendingPathComponent("\(name).swiftmodule"))
    }
    let engine = folder.appendingPathComponent("engine")
    try Data("#!/bin/sh\n".utf8).write(to: engine)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: engine.path)
    try Data().write(to: folder.appendingPathComponent("plain"))
  }

  private func read(_ text: String) throws -> EngineManifest {
    let file = folder.appendingPathComponent("engine.json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try EngineManifest.read(at: file.path)
  }

  /// Returns the messages for a manifest, each with its line and column, without the path of the
  /// folder.
  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let error as EngineManifestError {
      let lines = "\(error)".split(separator: "\n").map(String.init)
      return lines.map { $0.replacing(folder.path + "/", with: "") }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `a manifest defines the engine's command and the modules of its scenes`() throws {
    let manifest = try read(
      """
      {"name": "Small", "executable": "engine", "arguments": ["--fast"], "modules": "Modules",
       "imports": ["Small", "Adapter"], "aliases": {"SwiftUI": "Small"}, "grid": 0.5,
       "compilerArguments": ["-I", "{folder}/C"], "linkerArguments": ["-lm"]}
      """
    )
    let root = folder.standardizedFileURL.path
    #expect(manifest.name == "Small")
    #expect(manifest.executable == "\(root)/engine")
    #expect(manifest.arguments == ["--fast"])
    let target = try #require(manifest.target)
    #expect(target.modules == "\(root)/Modules")
    #expect(target.stage == "EngineKit")
    #expect(manifest.grid == 0.5)
    #expect(target.compilerArguments == ["-I", "\(root)/C"])
    #expect(target.linkerArguments == ["-lm"])
    #expect(target.builtModules == ["Adapter", "EngineKit", "Small"])
  }

  @Test func `a manifest with only an executable has no compilation target`() throws {
    let manifest = try read(#"{"executable": "./engine"}"#)
    #expect(manifest.target == nil)
    #expect(manifest.arguments == [])
  }

  @Test func `all mistakes in a manifest are reported with line, column and suggestion`() {
    let text = """
      {
        "executabel": "engine",
        "modules": "Modules", "modules": "Modules",
        "imports": ["Small", 3, "a-b"],
        "aliases": {"SwiftUI": "Smal", "UIKit": "Small", "Combine": "Small", "Small": "Small"}
      }
      """
    #expect(
      mistakes(text) == [
        "engine.json:1:1: error: 'executable' is missing, the path of the program to run",
        "engine.json:2:3: error: there is no member 'executabel'; did you mean 'executable'?",
        "engine.json:3:25: error: 'modules' is given twice",
        "engine.json:4:24: error: expected a string: \"…\"",
        "engine.json:4:27: error: 'a-b' is not the name of a module",
        "engine.json:5:26: error: 'Smal' is not one of 'imports'; did you mean 'Small'?",
        """
        engine.json:5:52: error: 'Small' has the alias 'UIKit' already: the compiler supports one \
        alias per module
        """,
        "engine.json:5:72: error: 'Small' is one of 'imports' and cannot be an alias",
      ]
    )
  }

  @Test(
    "an invalid value, or a missing file or member, is reported with its position",
    arguments: [
      (
        #"{"executable": "engine", "imports": ["A"]}"#,
        "1:26: error: 'imports' needs 'modules', the folder of the built modules"
      ),
      (
        #"{"executable": "none"}"#,
        "1:16: error: 'executable' does not exist: none; build the engine's package first"
      ),
      (#"{"executable": "plain"}"#, "1:16: error: 'executable' cannot be executed: plain"),
      (#"{"executable": "Modules"}"#, "1:16: error: 'executable' is a folder: Modules"),
      (
        #"{"executable": "engine", "modules": "Modules", "imports": ["Smal"]}"#,
        "1:60: error: there is no module 'Smal' in Modules; did you mean 'Small'?"
      ),
      (
        #"{"executable": "engine", "modules": "Modules"}"#,
        """
        1:37: error: Modules has no built modules of Plumb's engine (CollectionLayout, EngineKit, \
        LayoutTree, LayoutValues, ResourceFiles, Scenarios, UIKitLayout, ViewLayout); build the \
        engine's package first, or name the modules of another engine in 'imports'
        """
      ),
      ("[1]", #"1:1: error: the file must be an object: {"executable": …}"#),
    ]
  )
  func reportsInvalidValue(_ text: String, _ message: String) {
    #expect(mistakes(text) == ["engine.json:\(message)"])
  }

  @Test func `a missing executable is reported together with other mistakes`() {
    #expect(
      mistakes(#"{"grid": 0}"#) == [
        "engine.json:1:1: error: 'executable' is missing, the path of the program to run",
        "engine.json:1:10: error: expected a number of points above 0",
      ]
    )
  }

  @Test(
    "invalid JSON is reported at the position of the first error",
    arguments: [
      (
        "{\n  \"name\": \"a\"\n  \"executable\": 1}",
        "3:3: error: expected '}', not '\"'"
      ),
      (#"{"name": engine}"#, "1:10: error: expected a value, not 'engine'"),
      (#"{"name": "a"#, "1:12: error: a string is not closed"),
      (#"{"name": ""#, "1:11: error: a string is not closed"),
      (#"{"name": "a\""#, "1:14: error: a string is not closed"),
      ("{} {}", "1:4: error: unexpected '{' after the end of the value"),
      ("", "1:1: error: expected a value, not the end"),
      (#"{"name": "\x"}"#, #"1:13: error: '\x' is not a valid escape sequence"#),
    ]
  )
  func reportsInvalidJSON(_ text: String, _ message: String) {
    #expect(mistakes(text) == ["engine.json:\(message)"])
  }

  @Test func `deeply nested JSON is reported`() {
    let text = String(repeating: "[", count: 50_000)
    #expect(
      mistakes(text) == ["engine.json:1:201: error: values are nested deeper than 200 levels"]
    )
  }

  @Test func `WriteAnEngine.md documents every member of a manifest`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Docs/Guide/WriteAnEngine.md").standardizedFileURL
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    for member in EngineManifest.members {
      #expect(rows.contains { $0.hasPrefix("| `\(member)` | ") }, "\(member)")
    }
  }

  @Test func `a missing manifest file throws EngineManifestError`() {
    #expect(throws: EngineManifestError.self) {
      try EngineManifest.read(at: "/nowhere/engine.json")
    }
  }
}
