/// A mistake in a script, or in a block about data sources and cells.
package enum DataMistake: Sendable, Hashable {
  // MARK: Scripts

  /// The form of a script (`snapshot` or `section-snapshot`) is missing.
  case scriptFormMissing
  /// The form of a script is unknown.
  case scriptFormUnknown(String, nearest: String?)
  /// A script does not begin with a state.
  case scriptStartMissing
  /// A script contains no call.
  case scriptCallMissing
  /// A call of a script is unknown.
  case callUnknown(String, form: String, nearest: String?)
  /// A call belongs to the other form of script.
  case callOfOtherForm(String, form: String)
  /// A required relation, such as `before`, is missing in a call.
  case relationMissing([String], usage: String, nearest: String?)
  /// A call contains a relation that it does not allow.
  case relationUnexpected(String, verb: String, usage: String)
  /// A call does not have the required form.
  case callInvalid(usage: String)
  /// The outcome of a call is unknown.
  case outcomeUnknown(String, nearest: String?)
  /// The outcome is separated from its call by only one blank.
  case outcomeNotApart
  /// The state is separated from the outcome by only one blank.
  case stateNotApart
  /// The kind of a refusal is missing.
  case refusalMissing
  /// The kind of a refusal is unknown.
  case refusalUnknown(String, nearest: String?)
  /// A value is stated for a call that returns none.
  case valueUnexpected(String)
  /// A value is stated for a call that is refused.
  case valueOfRefusal
  /// A value is neither a single name nor `nil`.
  case valueNameInvalid

  // MARK: States

  /// A name with punctuation is not quoted.
  case nameInvalid(String)
  /// A state contains a name twice.
  case nameRepeated(String, role: String)
  /// A part of a state is not a section.
  case stateSectionInvalid
  /// A line `-`, which states that there is nothing, is not the only line.
  case emptyStateNotAlone
  /// An opening parenthesis does not follow an item.
  case parenthesisMisplaced
  /// A closing parenthesis has no opening one.
  case parenthesisUnopened
  /// An opening parenthesis is not closed.
  case parenthesisUnclosed
  /// A plus does not follow an item.
  case expansionMisplaced

  // MARK: Updates and cells

  /// The action of an update is unknown.
  case updateUnknown(String, nearest: String?)
  /// An update does not have the required form.
  case updateInvalid(usage: String)
  /// The figure of a `cells` block is unknown.
  case figureUnknown(String, nearest: String?)
}

extension DataMistake {
  /// A sentence that describes the mistake, with the most similar valid name if there is one.
  var message: String {
    switch self {
    case .scriptFormMissing: "a script needs a form: \(Self.forms)"
    case .scriptFormUnknown(let form, let nearest):
      "unknown form of script `\(form)`" + (hint(nearest) ?? "; there are \(Self.forms)")
    case .scriptStartMissing:
      "the first line of a script must be the state before the first call; `-` is the empty state"
    case .scriptCallMissing: "the script checks nothing: no call follows the initial state"
    case .callUnknown(let name, let form, let nearest):
      "a `script \(form)` has no call `\(name)`" + (hint(nearest) ?? Self.calls(of: form))
    case .callOfOtherForm(let name, let form):
      "`\(name)` is a call of `script \(form)`, but this script has another form"
    case .callInvalid(let usage):
      "this is not a call of the form: \(usage)"
    case .relationMissing(let words, let usage, let nearest):
      "the call needs \(words.map { "`\($0)`" }.joined(separator: " or "))"
        + (hint(nearest) ?? ": \(usage)")
    case .relationUnexpected(let word, let verb, let usage):
      "`\(verb)` has no argument `\(word)`; quote it if it is a name: \(usage)"
    case .outcomeUnknown(let word, let nearest):
      "`\(word)` is not an outcome: expected `ok`, or `refused` and a kind" + (hint(nearest) ?? "")
    case .outcomeNotApart: "the outcome must be separated from the call by at least two spaces"
    case .stateNotApart: "the state must be separated from the outcome by at least two spaces"
    case .refusalMissing: "`refused` needs a kind: `refused unknown-item`"
    case .refusalUnknown(let kind, let nearest):
      "unknown kind of refusal `\(kind)`"
        + (hint(nearest) ?? "; there are \(IssueKindNames.refusals.joined(separator: ", "))")
    case .valueUnexpected(let name): "`\(name)` returns no value"
    case .valueOfRefusal: "a refused call returns no value"
    case .valueNameInvalid: "the value must be one name, or `nil`"
    case .nameInvalid(let text): nameMessage(text)
    case .nameRepeated(let name, let role): "the \(role) `\(name)` already exists"
    case .stateSectionInvalid:
      "a section must be written `A: a b`, or `A:` without items, with `|` between sections"
    case .emptyStateNotAlone: "`-` is the empty state: the block must have no other content"
    case .parenthesisMisplaced: "`(` must follow the parent item: `a(b c)`"
    case .parenthesisUnopened: "`)` has no matching `(`"
    case .parenthesisUnclosed: "`(` is never closed"
    case .expansionMisplaced: "`+` must follow an expanded item: `a+(b c)`"
    case .updateUnknown(let name, let nearest):
      "unknown update `\(name)`" + (hint(nearest) ?? "; there are \(Self.actions)")
    case .updateInvalid(let usage): "this is not an update of the form: \(usage)"
    case .figureUnknown(let name, let nearest):
      "unknown count of cells `\(name)`" + (hint(nearest) ?? "; there are \(Self.figures)")
    }
  }

  private func hint(_ nearest: String?) -> String? { nearest.map { "; did you mean `\($0)`?" } }

  private func nameMessage(_ text: String) -> String {
    let isMark = text.count == 1 && text.first.map { SnapshotName.marks.contains($0) } ?? false
    return isMark
      ? "`\(text)` has no meaning here; quote a name that contains it"
      : "`\(text)` is not a name: separate names by spaces, and quote a name with punctuation"
  }

  private static let forms = ScriptForm.allCases.map { "`script \($0.rawValue)`" }
    .joined(separator: " and ")
  private static let actions = UpdateAction.allCases.map(\.rawValue).joined(separator: ", ")
  private static let figures = CellFigure.allCases.map(\.rawValue).joined(separator: ", ")

  private static func calls(of form: String) -> String {
    let words = ScriptForm(rawValue: form).map { ScriptVerb.words(of: $0) } ?? []
    return "; there are \(words.joined(separator: ", "))"
  }
}

extension BlockLine {
  /// Splits the line into words.
  ///
  /// - Parameters:
  ///   - marks: Characters that are separate words.
  ///   - diagnostics: The collector of mistakes.
  /// - Returns: The words; `nil` if a quote is not closed.
  func words(
    endingAt marks: Set<Character> = [],
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [Word]? {
    let scanner = WordScanner(text, firstColumn: firstColumn, marks: marks)
    if let column = scanner.unclosedQuoteColumn {
      diagnostics.report(.quoteUnclosed, line: line, column: column)
      return nil
    }
    return scanner.words
  }
}

extension Word {
  /// Returns the word as a name of a section or an item; `nil` after reporting an invalid name.
  func snapshotName(
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> String? {
    if snapshotName == nil {
      diagnostics.report(.nameInvalid(written), line: line, column: column)
    }
    return snapshotName
  }
}
