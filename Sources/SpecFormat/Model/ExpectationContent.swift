/// The content of an expectation block, read by its kind.
package enum ExpectationContent: Sendable, Equatable {
  case frames(FramesExpectation)
  case negotiation([NegotiationLine])
  case calls([CallLine])
  case preferences([PreferenceLine])
  case issues(IssuesExpectation)
  case resting(RestingExpectation)
  case snapshot([SnapshotLine])
  case updates([UpdateLine])
  case cells([CellsLine])
  case laws([LawLine])
}
