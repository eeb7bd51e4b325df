/// The word between what a call is about and where that goes.
package enum ScriptRelation: String, Sendable, CaseIterable {
  case to
  case before
  case after
  case with
}
