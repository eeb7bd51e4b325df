@testable import SceneBuilding
import Testing

@testable import SpecFormat

struct SceneTargetTests {
  private static let small = SceneTarget(
    engine: ["Small", "Adapter"],
    aliases: ["SwiftUI": "Small"],
    modules: "/build/Modules"
  )

  private func document(_ text: String, name: String) throws -> SpecDocument {
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/\(name).md", name: name)
    try #require(parsed.diagnostics == [])
    return parsed.document
  }

  @Test func `code for another engine imports its modules and EngineKit, not Scenarios`() throws {
    let shared = try document("# S\n```swift shared\nlet side = 1\n```\n", name: "s")
    let scene = "## One\n```swift\nText(\"\\(side)\")\n```\n```size 1x1\n1x1 -> 1x1\n```\n"
    let module = SceneModule(
      of: try document("# A\n" + scene, name: "a"),
      shared: [try #require(SharedCode(of: shared))],
      for: Self.small
    )
    let files = module.files()
    #expect(files.map(\.name) == ["a.md.swift", "shared.s.md.swift"])
    for file in files {
      let imports = file.contents.split(separator: "\n").filter { $0.hasPrefix("import ") }
      #expect(
        imports == [
          "import Adapter", "import EngineKit", "import Foundation", "import Observation",
          "import SwiftUI",
        ]
      )
      #expect(!file.contents.contains("Scenarios."))
    }
    #expect(files[0].contents.contains("_ stage: EngineKit.Stage)"))
    #expect(files[0].contents.contains("EngineKit.SceneLibrary("))
    #expect(files[0].contents.contains("EngineKit.Scenario("))
    // Code compiled for one engine cannot be used for another one.
    #expect(module.identity != SceneModule(of: module.document, shared: module.shared).identity)
    let own = SceneModule(of: module.document, shared: module.shared)
    #expect(module.sourceDigest != own.sourceDigest)
  }

  @Test func `builtModules lists modules by their own names, not by alias`() {
    #expect(Self.small.builtModules == ["Adapter", "EngineKit", "Small"])
    #expect(
      SceneTarget.plumb.builtModules == [
        "CollectionLayout", "Scenarios", "UIKitLayout", "ViewLayout",
      ]
    )
  }
}
