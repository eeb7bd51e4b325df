import Testing

@testable import AppCode

@Suite struct FileIndexTests {
  @Test func `folders without sources of the app are skipped`() throws {
    let app = try AppFolder(
      [:],
      swift: [
        "A.swift", ".build/B.swift", "Pods/P.swift", "Carthage/C.swift", "DerivedData/D.swift",
        "Try.playground/Contents.swift", ".hidden.swift",
      ]
    )
    #expect(try app.project().files(of: "My_App") == ["A.swift"])
  }

  @Test func `a file named Project may be code of the app`() throws {
    let app = try AppFolder(
      ["Workspace.swift": "import ProjectDescription"],
      swift: ["Project.swift", "Latest/A.swift"]
    )
    #expect(try app.project().files(of: "My_App") == ["Latest/A.swift", "Project.swift"])
  }

  @Test func `a link to a folder above it is not followed`() throws {
    let app = try AppFolder([:], swift: ["Views/A.swift"])
    try app.link("Views/loop", to: "Views")
    try app.link("Views/up", to: ".")
    #expect(try app.project().files(of: "My_App") == ["Views/A.swift"])
  }

  @Test func `a link to a folder outside is followed once`() throws {
    let app = try AppFolder([:], swift: ["Code/A.swift", "Shared/S.swift"])
    try app.link("Code/first", to: "Shared")
    try app.link("Code/second", to: "Shared")
    #expect(
      try app.project(of: "Code").files(of: "Code") == ["Code/A.swift", "Code/first/S.swift"]
    )
  }

  @Test(arguments: [
    ("/a/./b/../c//", "/a/c"), ("/../a", "/a"), ("a/../../b", "../b"), ("/", "/"),
  ])
  func `a path is normalized`(path: String, normalized: String) {
    #expect(path.normalizedPath == normalized)
  }

  @Test(arguments: [("/a/b/c", "c"), ("/a/d", "../d"), ("/a/b", ".")])
  func `a path is relative to a folder`(path: String, relative: String) {
    #expect(path.relative(to: "/a/b") == relative)
  }
}
