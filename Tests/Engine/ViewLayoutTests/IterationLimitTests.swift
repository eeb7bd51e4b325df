import Testing

@testable import ViewLayout

struct IterationLimitTests {
  @Test func `ends with the first round that leaves nothing to do`() {
    var rounds = IterationLimit(limit: 3)
    #expect(rounds.end(isSettled: false) == .again)
    #expect(rounds.end(isSettled: true) == .settled)
  }

  @Test func `gives up after as many rounds as there may be`() {
    var rounds = IterationLimit(limit: 3)
    let outcomes = (0..<3).map { _ in rounds.end(isSettled: false) }
    #expect(outcomes == [.again, .again, .givenUp])
  }

  @Test(arguments: [true, false])
  func `counts from the first round again once it is through`(isSettled: Bool) {
    var rounds = IterationLimit(limit: 2)
    _ = rounds.end(isSettled: false)
    _ = rounds.end(isSettled: isSettled)
    #expect(rounds.end(isSettled: false) == .again)
  }
}
