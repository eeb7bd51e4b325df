import Testing

@testable import AppCode

@Suite struct GeneratedProjectTests {
  @Test func `XcodeGen targets have the files of their sources and templates`() throws {
    let project = try AppFolder(
      [
        "project.yml": """
        name: App
        include: [Kit/more.yml]
        settings: {KIND: Main}
        packages:
          Core: {path: Core}
        targets:
          App: # the app
            type: application
            platform: iOS
            templates: [Base]
            sources:
              - path: App
                excludes:
                  - "**/*.generated.swift"
                  - Old
              - path: Mac
                destinationFilters: [macOS]
            dependencies:
              - target: Kit
              - package: Core
          AppTests:
            type: bundle.unit-test
            sources: Tests
        targetTemplates:
          Base:
            settings:
              base: { PRODUCT_NAME: "$(KIND) $(TARGET_NAME)", INFOPLIST_FILE: App/Info.plist }
            sources:
            - Shared/${target_name}
        """,
        "Kit/more.yml":
          "targets:\n  Kit:\n    type: framework\n    platform: [iOS, macOS]\n    sources: ../Kit\n",
        "Core/Package.swift": """
        let package = Package(name: "Core", products: [.library(name: "Core", targets: ["Core"])],
          targets: [.target(name: "Core")])
        """,
      ],
      swift: [
        "App/A.swift", "App/Old/O.swift", "App/Sub/B.generated.swift", "Mac/M.swift",
        "Shared/App/S.swift", "Kit/K.swift", "Tests/T.swift", "Core/Sources/Core/C.swift",
      ]
    )
    .project()
    #expect(project.module("Main_App")?.dependencies == ["Core", "Kit"])
    #expect(project.files(of: "Kit") == ["Kit/K.swift"])
    #expect(project.files(of: "Main_App") == ["App/A.swift", "Shared/App/S.swift"])
    #expect(project.resources == "App")
    #expect(project.notes.last == "1 target is left out: tests (1)")
  }

  @Test func `fonts in the UIAppFonts of an XcodeGen target are resources`() throws {
    let project = try AppFolder(
      [
        "project.yml": """
        targets:
          App:
            type: application
            platform: iOS
            sources: App
            info: { path: App/Info.plist, properties: { UIAppFonts: [A.ttf, Sub/B.otf, C.ttf] } }
        """,
        "App/Fonts/A.ttf": "", "App/B.otf": "",
      ],
      swift: ["App/A.swift"]
    )
    .project()
    #expect(project.resources == "App")
    #expect(
      project.notes == ["`UIAppFonts` of App lists `C.ttf`, which the project does not have"]
    )
  }

  @Test func `Tuist targets have the files that their globs match`() throws {
    let project = try AppFolder(
      [
        "Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project(
          name: "App",
          targets: [
            .target(
              name: "App", destinations: .iOS, product: .app, bundleId: "a.b",
              sources: ["App/**/*.swift", .glob("Extra/**", excluding: ["Extra/Old/**"])],
              resources: ["Resources/**"],
              dependencies: [.target(name: "Kit"), .project(target: "Feature", path: "../Feature")]),
            .target(name: "Watch", destinations: [.appleWatch], product: .app, sources: ["Watch/**"]),
            .kit("Kit"),
          ])
        """,
        "Tuist/ProjectDescriptionHelpers/Kit.swift": """
        extension Target {
          static func kit(_ name: String) -> Target {
            .target(name: name, destinations: [.iPhone], product: .framework, buildableFolders: ["Kit"])
          }
        }
        """,
        "Feature/Project.swift": """
        import ProjectDescription
        let project = Project(name: "Feature", targets: [
          .target(name: "Feature", destinations: .iOS, product: .staticLibrary, sources: .sources(["*.swift"]))])
        """,
        "Resources/Images.xcassets/Contents.json": "{}",
      ],
      swift: [
        "App/A.swift", "App/Sub/B.swift", "Extra/E.swift", "Extra/Old/O.swift", "Kit/K.swift",
        "Feature/F.swift", "Watch/W.swift",
      ]
    )
    .project()
    #expect(project.files(of: "App") == ["App/A.swift", "App/Sub/B.swift", "Extra/E.swift"])
    #expect(project.module("App")?.dependencies == ["Feature", "Kit"])
    #expect(project.module("App")?.resources == ["Resources/Images.xcassets"])
    #expect(project.files(of: "Kit") == ["Kit/K.swift"])
    #expect(project.files(of: "Feature") == ["Feature/F.swift"])
    #expect(project.notes.last == "1 target is left out: watch (1)")
  }

  @Test func `an Xcode project is preferred to the project.yml that generates it`() throws {
    var text = ProjectText()
    text.addTarget("Built", files: ["A.swift"])
    let project = try AppFolder(
      [
        "App.xcodeproj/project.pbxproj": text.text,
        "project.yml": "targets:\n  App:\n    type: application\n    sources: .\n",
      ],
      swift: ["A.swift"]
    )
    .project()
    #expect(project.names == ["Built"])
  }

  @Test func `YAMLReader reads maps, lists and strings`() {
    let value = YAMLReader.value(
      of: """
        # comment
        key: 'a: b' # comment
        "quoted key": value
        list:
        - one
        - name: two
          inner: {x: [1, 2], y: z}
        -
          - nested
        block: |
          any: text
        wrapped: first
          second
        long: [a,
          b]
        last: end
        """
    )
    #expect(value["key"]?.text == "a: b")
    #expect(value["quoted key"]?.text == "value")
    #expect(value["list"]?.elements.count == 3)
    #expect(value["list"]?.elements[1]["inner"]?["x"]?.texts == ["1", "2"])
    #expect(value["long"]?.texts == ["a", "b"])
    #expect(value["last"]?.text == "end")
  }

  @Test(arguments: [
    ("/a/b", "/a/b/c.swift", true), ("/a/b", "/a/bc.swift", false),
    ("/a/*.swift", "/a/c.swift", true), ("/a/*.swift", "/a/b/c.swift", false),
    ("/a/**", "/a/b/c.swift", true), ("/a/**/*.swift", "/a/c.swift", true),
    ("/a/**/b?", "/a/x/y/b1/c.swift", true), ("/a/**/V*s/*", "/a/x/Views/A.swift", true),
  ])
  func `PathPattern matches paths with the wildcards *, ** and ?`(
    pattern: String,
    path: String,
    matches: Bool
  ) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
