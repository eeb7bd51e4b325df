import Testing

@testable import AppCode

@Suite struct FileIndexTests {
  @Test func `build folders, dependencies, playgrounds and hidden files are skipped`() throws {
    let app = try AppFolder(
      [:],
      swift: [
        "A.swift", ".build/B.swift", "Pods/P.swift", "Carthage/C.swift", "DerivedData/D.swift",
        "Try.playground/Contents.swift", ".hidden.swift",
      ]
    )
    #expect(try app.project().files(of: "My_App") == ["A.swift"])
  }

  @Test func `Project.swift is app code if it does not import ProjectDescription`() throws {
    let app = try AppFolder(
      ["Workspace.swift": "import ProjectDescription"],
      swift: ["Project.swift", "Latest/A.swift"]
    )
    #expect(try app.project().files(of: "My_App") == ["Latest/A.swift", "Project.swift"])
  }

  @Test func `a symbolic link to a parent folder is not followed`() throws {
    let app = try AppFolder([:], swift: ["Views/A.swift"])
    try app.link("Views/loop", to: "Views")
    try app.link("Views/up", to: ".")
    #expect(try app.project().files(of: "My_App") == ["Views/A.swift"])
  }

  @Test func `two symbolic links to the same outside folder are followed once`() throws {
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
  func `normalizedPath removes dot components and extra slashes`(path: String, normalized: String) {
    #expect(path.normalizedPath == normalized)
  }

  @Test(arguments: [("/a/b/c", "c"), ("/a/d", "../d"), ("/a/b", ".")])
  func `a relative path has two dots for each parent folder`(path: String, relative: String) {
    #expect(path.relative(to: "/a/b") == relative)
  }
}
