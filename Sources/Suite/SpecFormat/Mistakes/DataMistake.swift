/// A mistake in a script, or in a block about data sources and cells.
package enum DataMistake: Sendable, Hashable {
  // MARK: Scripts

  /// A script does not say what it calls.
  case scriptFormMissing
  /// A script calls nothing of that name.
  case scriptFormUnknown(String, nearest: String?)
  /// A script does not begin with a state.
  case scriptStartMissing
  /// A script has no call.
  case scriptCallMissing
  /// A script has no call of that name.
  case callUnknown(String, form: String, nearest: String?)
  /// A call is one of the other form of scripts.
  case callOfOtherForm(String, form: String)
  /// A call needs one of some words before its destination.
  case relationMissing([String], usage: String, nearest: String?)
  /// A call takes no such word before a destination.
  case relationUnexpected(String, verb: String, usage: String)
  /// A call is not of the form that it asks for.
  case callInvalid(usage: String)
  /// The outcome that a call should have is none that there is.
  case outcomeUnknown(String, nearest: String?)
  /// The outcome is too near to its call to be told from it.
  case outcomeNotApart
  /// The state is too near to the outcome to be told from it.
  case stateNotApart
  /// Nothing says why a call is refused.
  case refusalMissing
  /// No call is refused for that.
  case refusalUnknown(String, nearest: String?)
  /// A value is expected of a call that returns none.
  case valueUnexpected(String)
  /// A value is expected of a call that is refused.
  case valueOfRefusal
  /// A value is neither one name nor none.
  case valueNameInvalid

  // MARK: States

  /// A name has punctuation, or is nothing but that, and no quotes.
  case nameInvalid(String)
  /// A state has a name a second time.
  case nameRepeated(String, role: String)
  /// A part of a state is no section.
  case stateSectionInvalid
  /// A line says that there is nothing, beside others.
  case emptyStateNotAlone
  /// A parenthesis opens behind nothing that could be its parent.
  case parenthesisMisplaced
  /// A parenthesis closes nothing.
  case parenthesisUnopened
  /// A parenthesis is never closed.
  case parenthesisUnclosed
  /// A plus stands behind no item.
  case expansionMisplaced

  // MARK: Updates and cells

  /// There is no update of that name.
  case updateUnknown(String, nearest: String?)
  /// An update is not of the form that it asks for.
  case updateInvalid(usage: String)
  /// Nothing of that name is counted of cells.
  case figureUnknown(String, nearest: String?)
}
