import Foundation
import Testing

/// Compares the documentation page of engines with the calls that a step can make.
struct StepCallsPageTests {
  private func text(_ path: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../\(path)").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `WriteAnEngine.md lists every method of Stage that a step can call`() throws {
    let page = try text("Docs/Guide/WriteAnEngine.md")
    let stage = try text("Sources/Protocol/EngineKit/Hosting/Stage.swift")
    let names = stage.matches(of: /public (?:nonisolated static )?func (\w+)/)
      .map { String($0.1) }
    // A step is a block of the page, and only adapters show scenes.
    let calls = Set(names).subtracting(["step", "show"])
    #expect(calls.count >= 5)
    for name in calls {
      #expect(page.contains("`stage.\(name)(") || page.contains("`Stage.\(name)("), "\(name)")
    }
  }
}
