import CommandLineKit
import Foundation
import MutantSwitch
import Testing
@testable import MutantsTool

struct MutantSelectionTests {
  @Test(arguments: ["r-stk-4", "ROW.SWIFT", "width(of", "condition", "0123"])
  func `a filter matches a part of a rule, file, name, kind or id, ignoring case`(
    filter: String
  ) throws {
    let selection = MutantSelection(filter: filter)
    let mutant = Mutant.sample(rule: "R-STK-4")
    #expect(selection.contains(mutant))
    try selection.checkFilter(among: [mutant])
  }

  @Test func `a filter that matches no mutant is an error that quotes the filter`() {
    #expect {
      try MutantSelection(filter: "Rwo").checkFilter(among: [.sample()])
    } throws: { "\($0)".contains("'Rwo'") }
  }

  @Test func `without a filter an empty list of mutants is no error`() throws {
    try MutantSelection().checkFilter(among: [])
  }
}

struct MutantControlTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardized.path

  @Test(arguments: ControlMutant.all.indices)
  func `each mutant in ControlMutant.all exists in the engine's sources`(index: Int) throws {
    let control = ControlMutant.all[index]
    let files = try EngineSources(root: Self.root).files { $0 == control.file }
    #expect(files.flatMap(\.mutants).contains { control.isMet(by: $0) })
  }

  @Test func `explanation and drawing code has no mutants`() {
    let paths = EngineSources(root: Self.root).paths
    #expect(paths.count > 400)
    #expect(!paths.contains { $0.contains("/Explanation/") || $0.contains("/Drawing/") })
    #expect(!paths.contains { $0.hasSuffix("Explanation.swift") })
  }
}

struct ChangedLinesTests {
  private static let diff = """
    diff --git a/Sources/Engine/ViewLayout/A.swift b/Sources/Engine/ViewLayout/A.swift
    --- a/Sources/Engine/ViewLayout/A.swift
    +++ b/Sources/Engine/ViewLayout/A.swift
    @@ -3 +3,2 @@ struct A {
    -old
    +new
    +more
    @@ -9,2 +11,0 @@
    -gone
    -gone
    @@ -20 +20 @@
    +one
    diff --git a/Sources/Engine/ViewLayout/B.swift b/Sources/Engine/ViewLayout/B.swift
    --- a/Sources/Engine/ViewLayout/B.swift
    +++ /dev/null
    @@ -1 +0,0 @@
    -gone
    """

  @Test func `ChangedLines has the added and changed lines of a diff`() {
    let lines = ChangedLines(diff: Self.diff)
    #expect(lines.files == ["Sources/Engine/ViewLayout/A.swift"])
    let changed = (1...30).filter { lines.contains("Sources/Engine/ViewLayout/A.swift", line: $0) }
    #expect(changed == [3, 4, 20])
  }

  @Test func `an unknown git revision is an error`() {
    #expect(throws: ChangedLines.Failure.self) {
      try ChangedLines(since: "no-such-revision", in: ".")
    }
  }
}

struct KillTallyTests {
  private static func scenario(_ clause: String, hasRecording: Bool = false) -> SuiteScenario {
    SuiteScenario(id: "a", clause: clause, digest: "d", hasRecording: hasRecording)
  }

  private static func kill(isRecorded: Bool = false) -> Kill {
    Kill(scenario: 0, way: .failed, isRecorded: isRecorded)
  }

  @Test func `a scenario is run for a mutant that no scenario has detected`() {
    #expect(KillTally().needs(Self.scenario("a")))
  }

  @Test func `after one detection only scenarios of other clauses or recordings are run`() {
    var tally = KillTally()
    tally.add(Self.kill(), in: Self.scenario("a"))
    #expect(!tally.needs(Self.scenario("a")))
    #expect(tally.needs(Self.scenario("a", hasRecording: true)))
    #expect(tally.needs(Self.scenario("b")))
  }

  @Test func `no scenario is run after two clauses and a recording detect the mutant`() {
    var tally = KillTally()
    tally.add(Self.kill(isRecorded: true), in: Self.scenario("a"))
    tally.add(Self.kill(), in: Self.scenario("b"))
    #expect(!tally.needs(Self.scenario("c", hasRecording: true)))
    #expect(tally.kills.count == 2)
  }
}

/// Checks that the lists in `Docs/Internals/MutationTesting.md` are complete.
struct MutationTestingPageTests {
  private static let page: String = {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    let place = root.appendingPathComponent("Docs/Internals/MutationTesting.md")
    return (try? String(contentsOf: place, encoding: .utf8)) ?? ""
  }()

  @Test func `MutationTesting.md lists each mutant kind with its summary`() {
    let rows = Self.page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == MutantKind.allCases.map { "| `\($0.rawValue)` | \($0.summary) |" })
  }

  @Test(arguments: MutantsCommands.all.map { type(of: $0).declaration.name })
  func `MutationTesting.md shows each command of swift run mutants`(name: String) throws {
    #expect(Self.page.contains(try Regex("swift run mutants \(name)\\b")))
  }
}
