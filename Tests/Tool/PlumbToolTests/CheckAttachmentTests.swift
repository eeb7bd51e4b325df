@testable import SuiteRunning
import Foundation
import Testing

@testable import PlumbTool

/// Tests the attachments of a failing scenario in `swift test`.
@MainActor
struct CheckAttachmentTests {
  private func checks(_ specs: [String: String]) throws -> (FixturePackage, SpecChecks) {
    let package = try FixturePackage(specs)
    let suite = SuiteFolder(root: package.path(of: "."), folder: "Specs")
    return (package, SpecChecks(of: suite, engine: "plumb-engine"))
  }

  private static func spec(_ width: Int) -> String {
    """
    # Title

    ## It shows

    ```swift
    Text("One")
    ```

    ```frames 100x100 evidence=derived
    Text "One"  0 0 \(width) 20
    ```

    """
  }

  @Test func `a failing scenario attaches an SVG and a JSON file named after its id`() throws {
    let (package, checks) = try checks(["views/a.md": Self.spec(31), "b.md": Self.spec(30)])
    defer { _ = package }
    let scenarios = checks.scenarios
    #expect(scenarios.map(\.id) == ["b#it-shows", "views/a#it-shows"])
    #expect(try checks.attachments(of: scenarios[0]).isEmpty)
    let files = try checks.attachments(of: scenarios[1])
    #expect(files.map(\.name) == ["views-a#it-shows.svg", "views-a#it-shows.json"])
    let picture = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.contains("expected"))
    let json = try JSONSerialization.jsonObject(with: Data(files[1].bytes)) as? [String: Any]
    let results = try #require(json?["results"] as? [[String: Any]])
    #expect(results.map { $0["status"] as? String } == ["failed"])
  }

  @Test func `a scenario that does not compile attaches only a JSON file`() throws {
    let spec = Self.spec(30).replacing("Text(\"One\")", with: "Txt(\"One\")")
    let (package, checks) = try checks(["a.md": spec])
    defer { _ = package }
    let files = try checks.attachments(of: try #require(checks.scenarios.first))
    #expect(files.map(\.name) == ["a#it-shows.json"])
  }

  @Test func `--filter with an unknown id is one failure that suggests the nearest id`() throws {
    let package = try FixturePackage(["a.md": Self.spec(30)])
    let checks = SpecChecks(
      of: SuiteFolder(root: package.path(of: "."), folder: "Specs"),
      engine: "plumb-engine",
      filter: ScenarioFilter(["tests", "--filter", "a#it-shwos"], specs: ["a"])
    )
    let scenario = try #require(checks.scenarios.first)
    let failures = try checks.failures(of: scenario)
    #expect(checks.scenarios.count == 1)
    #expect(failures.map(\.fileID) == ["./Specs"])
    #expect(failures.first?.message.contains("did you mean 'a#it-shows'") == true)
    #expect(try checks.attachments(of: scenario).isEmpty)
  }
}
