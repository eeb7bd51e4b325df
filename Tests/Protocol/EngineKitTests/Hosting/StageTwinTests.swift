import Foundation
import Testing

@Suite("The two stages")
struct StageTwinTests {
  /// The signatures that generated code and steps may call, but for those that show a scene, which are
  /// of each engine.
  private func signatures(in module: String) throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources/\(module)/Stage.swift").standardizedFileURL
    let text = try String(contentsOf: sources, encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let declared = lines.filter { $0.hasPrefix("public ") && $0.contains("func ") }
    return Set(declared.compactMap { $0.split(separator: "{").first.map(String.init) })
      .filter { !$0.contains("func scene") && !$0.contains("func anyScene") }
  }

  @Test func `the page about engines tells of every call of a step`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Docs/WriteAnEngine.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let names = try signatures(in: "Engine/Scenarios").compactMap { signature in
      signature.firstMatch(of: /func (\w+)/).map { String($0.1) }
    }
    // A step itself is a block of the page.
    for name in Set(names).subtracting(["step"]) {
      #expect(text.contains("`stage.\(name)(") || text.contains("`Stage.\(name)("), "\(name)")
    }
  }

  @Test func `steps call an engine's stage as they call Plumb's own`() throws {
    let own = try signatures(in: "Engine/Scenarios")
    #expect(own.count >= 7)
    let shows = "public func show(_ makeHost: @escaping @MainActor () -> any EngineHost) "
    #expect(try signatures(in: "Protocol/EngineKit/Hosting").subtracting([shows]) == own)
  }
}
