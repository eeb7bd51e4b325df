import Testing

@testable import ViewLayout

/// Stretches of alike neighbours.
struct RunsTests {
  @Test func `neighbours that are alike stay together`() {
    let numbers = [1, 1, 2, 1, 3, 3][...]
    #expect(numbers.runs(of: ==).map(Array.init) == [[1, 1], [2], [1], [3, 3]])
  }

  @Test func `nothing has no runs`() {
    #expect([Int]()[...].runs(of: ==).isEmpty)
  }
}
