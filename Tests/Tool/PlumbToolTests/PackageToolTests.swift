import Foundation
import Testing

@testable import PlumbTool

/// Packages that have no tool of their own; one that has is tried by hand, as it takes a build.
struct PackageToolTests {
  @Test @MainActor func `files keep their places in another folder`() {
    let here = FileManager.default.currentDirectoryPath
    let words = ["check", "--package", "x", "nowhere", "--output", "a.json", "--output=b.json"]
    #expect(
      SharedArguments.withoutPackage(words)
        == ["check", "nowhere", "--output", "\(here)/a.json", "--output=\(here)/b.json"]
    )
  }

  @Test func `a folder that is no package is told`() throws {
    let package = try FixturePackage([:])
    let outcome = try package.run("check", "--package", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("it has no Package.swift"))
  }

  @Test func `a package without a tool is told`() throws {
    let package = try FixturePackage([:])
    try package.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Other", targets: [.executableTarget(name: "other")])

      """,
      to: "Package.swift"
    )
    try package.write("print(1)\n", to: "Sources/other/main.swift")
    let outcome = try package.run("check", "--package=.")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no executable in it depends on 'PlumbTool'"))
  }
}
