import Conformance
import Testing

/// Tests the floor of an engine, and the deviations that its authors state.
struct EngineFloorTests {
  @Test func `a floor file has sorted scenario ids with their numbers of passes`() throws {
    let report = ScoringSample.report([
      "b": [.passed, .failed, .passed], "a": [.passed], "c": [.unsupported],
    ])
    let text = """
      # The scenarios that agree, each with the number of its expectations that agree.
      views/row#a 1
      views/row#b 2

      """
    let floor = EngineFloor().updated(by: report)
    #expect(floor.text == text)
    #expect(try EngineFloor(text: text, file: "floor.txt") == floor)
  }

  @Test func `a scenario that passes fewer expectations than its floor is a breach`() throws {
    let floor = try EngineFloor(text: "views/row#a 2\nviews/row#b 1\nviews/old#c 1", file: "f")
    let report = ScoringSample.report(["a": [.passed, .failed], "b": [.passed, .crashed]])
    #expect(
      floor.breaches(in: report).map(\.description) == [
        "Specs/row.md:5:1: error: views/row#a agreed on 2 expectations before, and now on 1"
      ]
    )
    #expect(floor.absent(from: report) == ["views/old#c"])
  }

  @Test func `updating a floor keeps the counts of scenarios that did not run`() throws {
    let floor = try EngineFloor(text: "views/row#a 2\nviews/old#c 1", file: "f")
    let updated = floor.updated(by: ScoringSample.report(["a": [.unsupported], "b": [.passed]]))
    #expect(updated.counts == ["views/old#c": 1, "views/row#b": 1])
  }

  @Test func `every malformed line of a floor file is reported`() {
    let error = #expect(throws: LineFileError.self) {
      try EngineFloor(text: "a#b 2\na#b\n\na 3\na#c 0", file: "floor.txt")
    }
    #expect(error?.mistakes.map(\.line) == [2, 4, 5])
  }

  @Test func `a declared deviation gets the verdict deviates, an unneeded one a note`() throws {
    let deviations = try Deviations(
      text: "# Ours.\nR-STK-1: own spacing\nviews/row#b: whole cells\nuikit: no UIKit",
      file: "deviations.txt"
    )
    let report = ScoringSample.report(["a": [.failed, .passed, .crashed], "b": [.passed]])
    let (judged, notes) = deviations.applied(to: report)
    #expect(
      judged.scenarios.flatMap(\.results).map(\.verdict) == [
        .deviates, .passed, .crashed, .passed,
      ]
    )
    #expect(judged.scenarios[0].results[0].reason == "own spacing")
    #expect(
      notes == ["deviations.txt:3:1: note: no expectation of 'views/row#b' differs any more"]
    )
  }

  @Test func `a crash is a deviation only if the list names its scenario, not its rule`() throws {
    let deviations = try Deviations(
      text: "views/row#a: deeper than our stack\nR-STK-1: own spacing",
      file: "deviations.txt"
    )
    let report = ScoringSample.report([
      "a": [.passed, .crashed, .notRun], "b": [.timedOut, .notRun],
    ])
    let (judged, notes) = deviations.applied(to: report)
    #expect(
      judged.scenarios.map { $0.results.map(\.verdict) } == [
        [.passed, .deviates, .deviates], [.timedOut, .notRun],
      ]
    )
    #expect(
      notes == ["deviations.txt:2:1: note: no expectation of 'R-STK-1' differs any more"]
    )
  }

  @Test func `a deviation without a reason or with an invalid selector is an error`() {
    let error = #expect(throws: LineFileError.self) {
      try Deviations(text: "R-STK-1\nblock frame: a\nR-STK-2: b", file: "deviations.txt")
    }
    #expect(error?.mistakes.map(\.line) == [1, 2])
  }
}
