import CommandLineKit
import Foundation
@testable import MutantsTool
import Testing


/// What `Docs/BreakingTheEngine.md` lists is what there is.
struct BreakingTheEngineTests {
  private static let page: String = {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized
    let place = root.appendingPathComponent("Docs/BreakingTheEngine.md")
    return (try? String(contentsOf: place, encoding: .utf8)) ?? ""
  }()

  @Test func `lists each kind of fault with its meaning`() {
    let rows = Self.page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == MutantKind.allCases.map { "| `\($0.rawValue)` | \($0.summary) |" })
  }

  @Test(arguments: MutantsCommands.all.map { type(of: $0).declaration.name })
  func `shows each command`(name: String) {
    #expect(Self.page.contains("swift run mutants \(name)"))
  }
}
