import Foundation
import Testing

@testable import SpecFormat

/// Checks that the page of the format names all elements of specs, and that its samples are valid
/// specs.
struct FormatPageTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  private func text(of file: String) throws -> String {
    try String(contentsOf: Self.package.appending(path: file), encoding: .utf8)
  }

  @Test(arguments: SwiftRole.words)
  func `SpecFormat.md lists every role of swift fences`(role: String) throws {
    #expect(try text(of: "Docs/Reference/SpecFormat.md").contains("| `swift \(role)"))
  }

  @Test(arguments: FenceKind.names)
  func `SpecFormat.md lists every kind of fence`(name: String) throws {
    let page = try text(of: "Docs/Reference/SpecFormat.md")
    #expect(
      page.contains("| `\(name)`") || page.contains("| `\(name) ") || page.contains(", `\(name)`")
    )
  }

  @Test(arguments: AttributeName.allCases)
  func `SpecFormat.md lists every attribute of fences`(attribute: AttributeName) throws {
    let page = try text(of: "Docs/Reference/SpecFormat.md")
    let name = attribute.rawValue
    let isNamed = page.contains(attribute.isFlag ? "`\(name)`" : "`\(name)=")
    #expect(isNamed)
  }

  @Test(arguments: SystemPlatform.allCases)
  func `SpecFormat.md lists every platform of on= with its generations`(
    platform: SystemPlatform
  ) throws {
    let page = try text(of: "Docs/Reference/SpecFormat.md")
    let section = try #require(page.firstRange(of: "### Systems\n"))
    let end = try #require(page[section.upperBound...].firstRange(of: "\n### "))
    let text = page[section.upperBound..<end.lowerBound]
    #expect(text.contains("`\(platform.rawValue)`"))
    let table = text.split(separator: "\n").filter { $0.hasPrefix("  |") }.joined()
    let isOfSameNumber = [.iOS, .iPadOS, .tvOS].contains(platform)
    #expect(table.contains(platform.rawValue + (isOfSameNumber ? "" : " ")))
  }

  @Test(arguments: Evidence.allCases)
  func `SpecFormat.md lists every value of evidence=`(evidence: Evidence) throws {
    #expect(try text(of: "Docs/Reference/SpecFormat.md").contains("| `\(evidence.rawValue)` |"))
  }

  @Test(arguments: ["README.md", "Docs/Reference/SpecFormat.md"])
  func `the sample spec in README.md and SpecFormat.md has no errors`(file: String) throws {
    let parts = try text(of: file).split(separator: "````")
    let sample = try #require(parts.first { $0.hasPrefix("markdown\n") })
    let (document, diagnostics) = parse(String(sample.dropFirst("markdown\n".count)))
    #expect(diagnostics.map(\.description) == [])
    #expect(document.scenarios.count == 1)
  }
}
