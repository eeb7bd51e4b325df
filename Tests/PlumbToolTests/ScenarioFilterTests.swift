import Testing

@testable import PlumbTool

struct ScenarioFilterTests {
  private static let ids = ["views/row#one", "views/row#two", "views/column#one"]

  @Test(
    arguments: [
      (["--filter", "holds|views/row#one"], [0]), (["--filter=holds|row#"], [0, 1]),
      (["--filter", "holds", "--filter", "#one$"], [0, 2]),
      (["--filter", "row#two|column#"], [1, 2]),
      // A name of a test chooses no scenario, whatever its letters.
      (["--filter", "row"], [0, 1, 2]), (["--filter", "SpecTests/holds"], [0, 1, 2]),
      (["--filter", "holds|grid#"], [0, 1, 2]), (["--filter", "row#("], [0, 1, 2]),
      (["--filter"], [0, 1, 2]), ([], [0, 1, 2]),
    ] as [([String], [Int])]
  )
  func `takes the ids that the filter means`(words: [String], places: [Int]) {
    let chosen = ScenarioFilter(["tests"] + words).chosen(of: Self.ids)
    #expect(chosen == Set(places.map { Self.ids[$0] }))
  }
}
