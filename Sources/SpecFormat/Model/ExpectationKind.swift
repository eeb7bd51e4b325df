/// The kinds of expectation blocks, by the first word of their info string.
package enum ExpectationKind: String, Sendable, CaseIterable {
  case frames
  case negotiation
  case calls
  case preferences
  case issues
  case resting
  case snapshot
  case updates
  case cells
  case laws
}
