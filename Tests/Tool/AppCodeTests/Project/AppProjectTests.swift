import Foundation
import Testing

@testable import AppCode

@Suite struct AppProjectTests {
  private func app() throws -> AppFolder {
    var text = ProjectText()
    text.addTarget(
      "App",
      files: ["App/Main.swift"],
      fields: "packageProductDependencies = (CORE);"
    )
    text.add("CORE", "XCSwiftPackageProductDependency", "productName = Core;")
    text.addTarget("AppTests", type: "bundle.unit-test", files: ["AppTests/MainTests.swift"])
    return try AppFolder(
      [
        "App.xcodeproj/project.pbxproj": text.text,
        "Core/Package.swift": """
        let package = Package(
          name: "Core",
          products: [.library(name: "Core", targets: ["Core"])],
          targets: [.target(name: "Core", dependencies: ["Base"]), .target(name: "Base")]
        )
        """,
      ],
      swift: [
        "App/Main.swift", "App/Unlisted.swift", "AppTests/MainTests.swift", "Scripts/Tool.swift",
        "Core/Sources/Core/Core.swift", "Core/Sources/Base/Base.swift", "Core/Tests/Unused.swift",
      ]
    )
  }

  @Test func `a folder has the modules of its project and packages, dependencies first`() throws {
    let project = try app().project()
    #expect(project.names == ["Base", "Core", "App"])
    #expect(project.module("Core")?.dependencies == ["Base"])
    #expect(project.shown.count == 4)
  }

  @Test func `a file in no target joins the app that has files in its folder`() throws {
    let project = try app().project()
    #expect(project.files(of: "App") == ["App/Main.swift", "App/Unlisted.swift"])
    #expect(project.notes.contains("1 file of no target joined App: `App/Unlisted.swift`"))
  }

  @Test func `a file in no target and in no app folder is left out with a note`() throws {
    let notes = try app().project().notes
    #expect(
      notes.contains(
        "2 files of no target are left out: `Core/Tests/Unused.swift`, `Scripts/Tool.swift`"
      )
    )
  }

  @Test func `a note counts the omitted targets for each reason`() throws {
    #expect(try app().project().notes.contains("1 target is left out: tests (1)"))
  }

  @Test func `a single file loads its target and the target's dependencies`() throws {
    let project = try app().project(of: "Core/Sources/Core/Core.swift")
    #expect(project.names == ["Base", "Core"])
    #expect(project.shown == ["Core/Sources/Core/Core.swift"])
  }

  @Test func `a single file of a test target loads that target`() throws {
    let project = try app().project(of: "AppTests/MainTests.swift")
    #expect(project.files(of: "AppTests") == ["AppTests/MainTests.swift"])
  }

  @Test func `a single file without a project is loaded without the rest of its folder`() throws {
    let app = try AppFolder([:], swift: ["Views/A.swift", "Views/B.swift"])
    #expect(try app.project(of: "Views/A.swift").files(of: "Views") == ["Views/A.swift"])
  }

  @Test func `alone set to true loads only the given files of a target`() throws {
    let project = try app().project(of: "App/Main.swift", "App/Unlisted.swift", alone: true)
    #expect(project.modules.map(\.files) == [["App/Main.swift", "App/Unlisted.swift"]])
  }

  @Test func `a folder inside a target shows only the files of that folder`() throws {
    let project = try app().project(of: "Core/Sources/Base")
    #expect(project.names == ["Base"])
    #expect(project.shown == ["Core/Sources/Base/Base.swift"])
  }

  @Test func `a folder without a project is one module without test files`() throws {
    let app = try AppFolder([:], swift: ["A.swift", "Views/B.swift", "ViewTests/C.swift"])
    #expect(try app.project().files(of: "My_App") == ["A.swift", "Views/B.swift"])
  }

  @Test func `an unreadable project is replaced by a module of its folder, with a note`() throws {
    let app = try AppFolder(["App.xcodeproj/project.pbxproj": "<<<<<<<"], swift: ["A.swift"])
    let project = try app.project()
    #expect(project.files(of: "My_App") == ["A.swift"])
    #expect(project.notes == ["`App.xcodeproj` could not be read"])
  }

  @Test func `a folder outside all targets is a separate module`() throws {
    let project = try app().project(of: "Scripts")
    #expect(project.modules.map(\.files) == [["Scripts/Tool.swift"]])
    #expect(project.notes == [])
  }

  @Test func `a given Xcode project is loaded with the packages that it needs`() throws {
    let project = try app().project(of: "App.xcodeproj")
    #expect(project.files(of: "App") == ["App/Main.swift"])
    #expect(project.names == ["Base", "Core", "App"])
  }

  @Test func `a dependency of an app on another app is left out`() throws {
    var text = ProjectText()
    text.addTarget("App", files: ["A.swift"], fields: "dependencies = (ON_CLIP);")
    text.addTarget("Clip", files: ["B.swift"])
    text.add("ON_CLIP", "PBXTargetDependency", "target = Clip;")
    let project = try AppFolder(
      ["App.xcodeproj/project.pbxproj": text.text],
      swift: ["A.swift", "B.swift"]
    )
    .project()
    #expect(project.modules.map(\.dependencies) == [[], []])
  }

  @Test func `projects in deeper folders are left out with a note`() throws {
    var example = ProjectText()
    example.addTarget("Example", files: ["E.swift"])
    let app = try self.app()
    let examples = app.path + "/Examples/One/One.xcodeproj"
    try FileManager.default.createDirectory(atPath: examples, withIntermediateDirectories: true)
    try example.text.write(toFile: examples + "/project.pbxproj", atomically: true, encoding: .utf8)
    try "".write(toFile: examples.folder + "/E.swift", atomically: true, encoding: .utf8)
    let project = try app.project()
    #expect(project.names == ["Base", "Core", "App"])
    #expect(
      project.notes.contains(
        "Projects in deeper folders are not read: `Examples/One/One.xcodeproj`"
      )
    )
  }

  @Test func `an app whose files are all in another app is left out`() throws {
    var text = ProjectText()
    text.addTarget("App", files: ["A.swift", "B.swift"])
    text.addTarget("Beta", files: ["A.swift"])
    let app = try AppFolder(
      ["App.xcodeproj/project.pbxproj": text.text],
      swift: ["A.swift", "B.swift"]
    )
    let project = try app.project()
    #expect(project.names == ["App"])
    #expect(project.notes == ["1 target is left out: variants of others (1)"])
  }

  @Test func `a file of two frameworks is in both modules`() throws {
    var text = ProjectText()
    text.addTarget("First", type: "framework", files: ["A.swift", "Shared.swift"])
    text.addTarget("Second", type: "framework", files: ["B.swift", "Shared.swift"])
    let project = try AppFolder(
      ["App.xcodeproj/project.pbxproj": text.text],
      swift: ["A.swift", "B.swift", "Shared.swift"]
    )
    .project()
    #expect(
      project.modules.map(\.files) == [["A.swift", "Shared.swift"], ["B.swift", "Shared.swift"]]
    )
  }

  @Test func `a dependency that closes a cycle is left out with a note`() throws {
    let manifest = """
      let package = Package(
        name: "Circle",
        targets: [
          .target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["A"]),
        ]
      )
      """
    let project = try AppFolder(
      ["Package.swift": manifest],
      swift: ["Sources/A/A.swift", "Sources/B/B.swift"]
    )
    .project()
    #expect(project.names == ["B", "A"])
    #expect(project.notes == ["The dependency of B on A is left out: it closes a circle"])
  }
}
