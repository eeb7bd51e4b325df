import Testing

@testable import ViewLayout

struct IterationLimitTests {
  @Test func `returns settled after the first settled round`() {
    var rounds = IterationLimit(limit: 3)
    #expect(rounds.end(isSettled: false) == .again)
    #expect(rounds.end(isSettled: true) == .settled)
  }

  @Test func `returns givenUp after the third unsettled round of a limit of 3`() {
    var rounds = IterationLimit(limit: 3)
    let outcomes = (0..<3).map { _ in rounds.end(isSettled: false) }
    #expect(outcomes == [.again, .again, .givenUp])
  }

  @Test(arguments: [true, false])
  func `counts from the first round again after it settled or gave up`(isSettled: Bool) {
    var rounds = IterationLimit(limit: 2)
    _ = rounds.end(isSettled: false)
    _ = rounds.end(isSettled: isSettled)
    #expect(rounds.end(isSettled: false) == .again)
  }
}
