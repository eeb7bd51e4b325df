import Testing

@testable import AppCode

/// Descriptions of projects that would end the process, take years or need any amount of memory.
@Suite(.timeLimit(.minutes(1))) struct HostileProjectTests {
  private static func description(sources: String) -> String {
    "targets:\n  App:\n    type: application\n    sources: \(sources)\n"
  }

  @Test func `a pattern with many wildcards is matched in polynomial time`() {
    let name = String(repeating: "a", count: 200)
    let pattern = PathPattern("/" + String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches("/\(name)"))
    let folders = PathPattern("/" + String(repeating: "**/a/", count: 60) + "b")
    #expect(!folders.matches(String(repeating: "/a", count: 200)))
  }

  @Test(
    arguments: [
      ("/A/**/*.swift", "/A/B/C/D.swift", true), ("/A/**/*.swift", "/A/D.swift", true),
      ("/A/**", "/A/B/C.swift", true), ("/A/*", "/A/B/C.swift", true),
      ("/A/**/T/*", "/A/B/T/C/D.swift", true), ("/A/**/T/?.swift", "/A/T/B/T/C.swift", true),
      ("/A/*B*C.swift", "/A/xByBzC.swift", true), ("/A/*B*C.swift", "/A/xBCy.swift", false),
      ("/A/?.swift", "/A/BC.swift", false), ("/A/**/T", "/A/B/C.swift", false),
    ]
  )
  func `wildcards match parts of names and folders`(
    pattern: String,
    path: String,
    isMatch: Bool
  ) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }

  @Test func `values that contain values several times have a limited length`() {
    var settings = BuildSettings()
    settings.set("A", to: "x")
    for _ in 0..<80 { settings.set("A", to: "$(inherited)${inherited}") }
    #expect((settings["A"] ?? "").utf8.count <= 65_536)
    for number in 0..<9 {
      let references = String(repeating: "$(B\(number + 1))", count: 1_000)
      settings.set("B\(number)", to: references)
    }
    settings.set("B9", to: "x")
    #expect((settings["B0"] ?? "").utf8.count <= 65_536)
  }

  @Test func `a file that includes itself several times is read a limited number of times`() throws
  {
    let includes = String(repeating: "#include \"A.xcconfig\"\n", count: 10)
    let folder = try AppFolder(["A.xcconfig": "\(includes)B = 1"])
    var settings = BuildSettings()
    settings.read(xcconfig: folder.path.appending("A.xcconfig"), index: FileIndex())
    #expect(settings["B"] == "1")
    let names = String(repeating: "project.yml, ", count: 10)
    let app = try AppFolder(
      ["project.yml": "include: [\(names)]\n" + Self.description(sources: "App")],
      swift: ["App/A.swift"]
    )
    #expect(try app.project().files(of: "App") == ["App/A.swift"])
  }

  @Test func `lists and maps of YAML are read up to a depth`() {
    let items = YAMLReader.value(of: String(repeating: "- ", count: 20_000) + "a")
    let brackets = YAMLReader.value(of: "a: " + String(repeating: "[", count: 20_000))
    let lines = (0..<1_000).map { String(repeating: " ", count: $0) + "a:" }
    let maps = YAMLReader.value(of: lines.joined(separator: "\n"))
    #expect([items, brackets, maps].allSatisfy { $0.texts == [] })
  }

  /// Manifests with constants and functions that refer to others several times.
  private static let manifests = [
    (0..<60).map { "let a\($0) = a\($0 + 1) + a\($0 + 1)" }.joined(separator: "\n"),
    (0..<60).map { "func f\($0)() -> [String] { f\($0 + 1)() + f\($0 + 1)() }" }
      .joined(separator: "\n") + "\nlet a = f0()",
    (0..<2_000).map { "let a\($0) = a\($0 + 1)" }.joined(separator: "\n"),
    "let a = [1, 2]" + String(repeating: ".map { [$0, $0] }", count: 100),
    "let a = [\"b\"]" + String(repeating: ".map { \"\\($0)\\($0)\" }", count: 60),
  ]

  @Test(arguments: manifests.indices)
  func `the values of a manifest have a limited size`(number: Int) {
    let reader = ManifestReader(texts: [Self.manifests[number]])
    #expect(reader.values.reduce(0) { $0 + $1.size } < 10_000_000)
  }

  @Test func `groups inside of each other have paths up to a length`() {
    let groups = (0..<20_000).map { number -> (String, XcodeProject.Object) in
      let children = ["G\(number + 1)"]
      let group =
        ["path": "abcdef", "sourceTree": "<group>", "children": children] as [String: Any]
      return ("G\(number)", group)
    }
    let objects = Dictionary(groups) { $1 }
    let paths = XcodeGroups(objects: objects, folder: "/A").paths(below: "G0")
    #expect(paths["G1"] == "/A/abcdef/abcdef")
    #expect(paths.values.allSatisfy { $0.utf8.count <= 4096 })
  }

  @Test func `thousands of targets that depend on each other are sorted`() {
    var project = DeclaredProject(path: "/A/A.xcodeproj", folder: "/A")
    project.targets = (0..<20_000).map { number in
      var target = DeclaredTarget(name: "A\(number)", module: "A", kind: .library)
      target.dependencies = [.target("A\((number + 1) % 20_000)")]
      return target
    }
    var notes: [String] = []
    let modules = TargetGraph([project]).modules(notes: &notes)
    #expect(modules.count == 20_000)
    #expect(Set(modules.map(\.name)).count == 20_000)
    #expect(notes.count == 1)
  }

  @Test func `a path with a null character has no files`() throws {
    let app = try AppFolder(
      ["project.yml": Self.description(sources: "[App, \"\0\", \"App/\0\"]")],
      swift: ["App/A.swift"]
    )
    #expect(try app.project().files(of: "App") == ["App/A.swift"])
  }
}
