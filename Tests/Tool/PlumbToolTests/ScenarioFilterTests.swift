@testable import SuiteRunning
import Testing

@testable import PlumbTool

struct ScenarioFilterTests {
  private static let ids = ["views/row#one", "views/row#two", "views/rows#one", "views/column#one"]
  private static let specs = ["views/row", "views/rows", "views/column"]

  @Test(
    arguments: [
      (["--filter", "holds|views/row#one"], [0]), (["--filter=holds|row#"], [0, 1]),
      (["--filter", "holds", "--filter", "#one$"], [0, 2, 3]),
      (["--filter", "row#two|column#"], [1, 3]),
      // The path of a spec or a folder needs no special character.
      (["--filter", "views/row"], [0, 1]), (["--filter", "views/row|views/column"], [0, 1, 3]),
      (["--filter", "views"], [0, 1, 2, 3]), (["--filter", "views/"], [0, 1, 2, 3]),
      // The name of a test selects no scenario, even if it matches an id.
      (["--filter", "row"], [0, 1, 2, 3]), (["--filter", "SpecTests/holds"], [0, 1, 2, 3]),
      (["--filter", "holds|grid#"], []), (["--filter", "row#("], []),
      (["--filter"], [0, 1, 2, 3]), ([], [0, 1, 2, 3]),
    ] as [([String], [Int])]
  )
  func `--filter of swift test selects scenarios by spec or id`(words: [String], places: [Int]) {
    let chosen = ScenarioFilter(["tests"] + words, specs: Self.specs).matchingIDs(of: Self.ids)
    #expect(chosen == Set(places.map { Self.ids[$0] }))
  }

  @Test(
    arguments: [
      ("views/row", [0, 1]), ("two", [1]), ("row#one|column", [0, 3]), ("grid", []),
    ] as [(String, [Int])]
  )
  func `PLUMB_FILTER selects scenarios by spec or id`(text: String, places: [Int]) {
    let environment = [ScenarioFilter.variable: text]
    let chosen = ScenarioFilter(["tests"], environment: environment, specs: Self.specs)
      .matchingIDs(of: Self.ids)
    #expect(chosen == Set(places.map { Self.ids[$0] }))
  }

  @Test(
    arguments: [
      (["--filter", "views/row#one"], ["--filter", #"views/row#one|\(scenario:\)"#]),
      (["--filter=views/row", "-v"], [#"--filter=views/row|\(scenario:\)"#, "-v"]),
      (["--filter", "SpecTests"], ["--filter", "SpecTests"]), (["--filter"], ["--filter"]),
    ] as [([String], [String])]
  )
  func `--filter for a scenario also matches tests with scenarios as arguments`(
    words: [String],
    found: [String]
  ) {
    let words = ["tests"] + words
    #expect(
      ScenarioFilter(words, specs: Self.specs).findingTests(words) == ["tests"] + found
    )
  }

  @Test func `the message for an unknown scenario suggests the nearest id`() {
    let absence = ScenarioFilter.absence(of: ["views/rwo#one"], among: Self.ids)
    #expect(
      absence == """
        there is no scenario 'views/rwo#one'; did you mean 'views/row#one'? Name a spec or an id: \
        --filter 'views/row#one', or PLUMB_FILTER='views/row'
        """
    )
  }
}
