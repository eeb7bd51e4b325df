import Testing

@testable import AppCode

@Suite struct PackageManifestTests {
  private func project(_ manifest: String, swift: [String]) throws -> AppProject {
    try AppFolder(["Package.swift": manifest], swift: swift).project()
  }

  @Test func `a target has the Swift files of path and sources, without those of exclude`() throws {
    let project = try project(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A"),
        .target(name: "B-C", path: "Code/B", exclude: ["Old", "X.swift"]),
        .target(name: "D", path: "Code", sources: ["D", "E.swift"]),
        .testTarget(name: "ATests"), .binaryTarget(name: "Bin", path: "Bin.xcframework"),
        .macro(name: "M"), .target(name: "C"),
      ])
      """,
      swift: [
        "Sources/A/A.swift", "Sources/A/Sub/S.swift", "Code/B/B.swift", "Code/B/Old/O.swift",
        "Code/B/X.swift", "Code/D/D.swift", "Code/E.swift", "Tests/ATests/T.swift",
        "Sources/M/M.swift",
      ]
    )
    #expect(project.files(of: "A") == ["Sources/A/A.swift", "Sources/A/Sub/S.swift"])
    #expect(project.files(of: "B_C") == ["Code/B/B.swift"])
    #expect(project.files(of: "D") == ["Code/D/D.swift", "Code/E.swift"])
    #expect(
      project.notes.last
        == "4 targets are left out: tests (1), macros (1), binaries (1), without Swift (1)"
    )
  }

  @Test(arguments: [
    // A constant, a sum, and a static member.
    """
    let base: [Target.Dependency] = [.local, "B"]
    extension Target.Dependency { static let local: Self = .target(name: "C") }
    let package = Package(name: "P", targets: [.target(name: "A", dependencies: base + [])] + rest)
    let rest: [Target] = [.target(name: "B"), .target(name: "C")]
    """,
    // A function, and an interpolation.
    """
    func module(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
      let path = "Sources/\\(name)"
      return .target(name: "\\(name)", dependencies: dependencies, path: path)
    }
    let package = Package(
      name: "P", targets: [module("A", dependencies: ["B", .byName(name: "C")]), module("B"), module("C")]
    )
    """,
    // A function that appends to a list.
    """
    func modules(with name: String) -> [Target] {
      var result: [Target] = [.target(name: "A", dependencies: ["B", "C"])]
      if name != "" { result += [.target(name: name)] } else { result.append(.target(name: "C")) }
      return result
    }
    let package = Package(name: "P", targets: modules(with: "B"))
    """,
    // Statements after the package.
    """
    let package = Package(name: "P", targets: [])
    package.targets.append(.target(name: "A", dependencies: ["B", "C"]))
    package.targets += ["B", "C"].map { .target(name: $0) }
    """,
    // Branches of conditions.
    """
    let package = Package(name: "P", targets: [.target(name: "B")])
    if condition { package.targets.append(contentsOf: [.target(name: "A", dependencies: ["B", "C"])]) }
    #if os(Linux)
    #else
    package.targets.append(.target(name: "C"))
    #endif
    """,
    // Cases with raw values.
    """
    enum Module: String { case a = "A", b = "B", c = "C"
      var dependency: Target.Dependency { .target(name: rawValue) } }
    let package = Package(name: "P", targets: [
      .target(name: Module.a.rawValue, dependencies: [.init(stringLiteral: Module.b.rawValue), "C"]),
      .target(name: Module.b.rawValue), .target(name: Module.c.rawValue),
    ])
    """,
  ])
  func `targets in constants, functions and later statements are read`(manifest: String) throws {
    let project = try project(
      manifest,
      swift: ["Sources/A/A.swift", "Sources/B/B.swift", "Sources/C/C.swift"]
    )
    #expect(project.module("A")?.dependencies == ["B", "C"])
  }

  @Test func `defaultIsolation with MainActor isolates a target to the main actor`() throws {
    let project = try project(
      """
      let package = Package(name: "P", targets: [
        .target(name: "A", swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
        .target(name: "B", swiftSettings: [.defaultIsolation(nil)]), .target(name: "C"),
      ])
      """,
      swift: ["Sources/A/A.swift", "Sources/B/B.swift", "Sources/C/C.swift"]
    )
    let isolated = project.modules.filter(\.isMainActor)
    #expect(isolated.map(\.name) == ["A"])
  }

  @Test func `constants that refer to themselves have no values`() {
    let reader = ManifestReader(texts: ["let a = [a, b]\nlet b = [a]"])
    #expect(reader.values.map(\.texts) == [[], []])
  }

  @Test func `a package with one target may have its files directly in Sources`() throws {
    let project = try project(
      "let package = Package(name: \"P\", targets: [.target(name: \"Only\")])",
      swift: ["Sources/A.swift"]
    )
    #expect(project.files(of: "Only") == ["Sources/A.swift"])
  }

  @Test func `an unreadable manifest gives a module for each folder in Sources`() throws {
    let project = try project("let package = make()", swift: ["Sources/A/A.swift"])
    #expect(project.names == ["A"])
    #expect(
      project.notes == [
        "The targets in `Package.swift` could not be read; the folders in `Sources` are used"
      ]
    )
  }

  @Test func `a local package dependency outside the given folder is read`() throws {
    let app = try AppFolder(
      [
        "A/Package.swift": """
        let package = Package(
          name: "A", dependencies: [.package(name: "B", path: "../B")],
          targets: [.target(name: "A", dependencies: [.product(name: "BKit", package: "B")])])
        """,
        "B/Package.swift": """
        let package = Package(
          name: "B", products: [.library(name: "BKit", targets: ["B"])],
          targets: [.target(name: "B")])
        """,
      ],
      swift: ["A/Sources/A/A.swift", "B/Sources/B/B.swift"]
    )
    let project = try app.project(of: "A")
    #expect(project.names == ["B", "A"])
    #expect(project.files(of: "B") == ["B/Sources/B/B.swift"])
  }

  @Test func `a package outside the given folder adds only the targets that are needed`() throws {
    let app = try AppFolder(
      [
        "A/Package.swift": """
        let package = Package(
          name: "A", dependencies: [.package(path: "../B")],
          targets: [.target(name: "A", dependencies: [.product(name: "B", package: "B")])])
        """,
        "B/Package.swift": """
        let package = Package(
          name: "B", products: [.library(name: "B", targets: ["B"]), .library(name: "C", targets: ["C"])],
          targets: [.target(name: "B"), .target(name: "C"), .testTarget(name: "BTests")])
        """,
      ],
      swift: ["A/Sources/A/A.swift", "B/Sources/B/B.swift", "B/Sources/C/C.swift"]
    )
    #expect(try app.project(of: "A").names == ["B", "A"])
    #expect(
      try app.project(of: "A", "B").names == ["B", "A", "C"]
    )
  }

  @Test(arguments: ["SourcePackages/checkouts", ".build/checkouts"])
  func `a downloaded package adds only the targets that are needed`(folder: String) throws {
    let project = try AppFolder(
      [
        "Package.swift": """
        let package = Package(
          name: "A", dependencies: [.package(url: "https://example.com/b.git", from: "1.0.0")],
          targets: [.target(name: "A", dependencies: [
            .product(name: "B", package: "b"), .product(name: "Z", package: "z")])])
        """,
        "\(folder)/b/Package.swift": """
        let package = Package(
          name: "b", products: [.library(name: "B", targets: ["B"]), .library(name: "U", targets: ["U"])],
          targets: [.target(name: "B", dependencies: ["C"]), .target(name: "U"), .target(name: "C")])
        """,
        "\(folder)/y/Package.swift": "let package = Package(name: \"y\", targets: [])",
      ],
      swift: [
        "Sources/A/A.swift", "\(folder)/b/Sources/B/B.swift", "\(folder)/b/Sources/C/C.swift",
        "\(folder)/b/Sources/U/U.swift",
      ]
    )
    .project()
    #expect(project.names == ["C", "B", "A"])
    #expect(project.notes == ["The packages of some products are not here: `Z`"])
  }
}
