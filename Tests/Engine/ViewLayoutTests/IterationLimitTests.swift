import Testing

@testable import ViewLayout

struct IterationLimitTests {
  @Test func `end(isSettled:) returns again if unsettled, and settled if settled`() {
    var rounds = IterationLimit(limit: 3)
    #expect(rounds.end(isSettled: false) == .again)
    #expect(rounds.end(isSettled: true) == .settled)
  }

  @Test func `a loop with a limit of 3 gives up after its third unsettled round`() {
    var rounds = IterationLimit(limit: 3)
    let outcomes = (0..<3).map { _ in rounds.end(isSettled: false) }
    #expect(outcomes == [.again, .again, .givenUp])
  }

  @Test(arguments: [true, false])
  func `the count of rounds restarts after a loop settled or gave up`(isSettled: Bool) {
    var rounds = IterationLimit(limit: 2)
    _ = rounds.end(isSettled: false)
    _ = rounds.end(isSettled: isSettled)
    #expect(rounds.end(isSettled: false) == .again)
  }
}
