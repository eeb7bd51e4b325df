extension SpecMistake {
  /// The name of the kind of mistake, by which programs tell it: `fence-unclosed`.
  ///
  /// A mistake in a script, one in a table and one of a file that is no Markdown have the names of their own kinds.
  package var code: String { ownCase.code }

  /// The name that was probably meant; `nil` where none is near.
  package var nearestName: String? { ownCase.nearestName }

  private var ownCase: MistakeCase {
    switch self {
    case .data(let mistake): MistakeCase(of: mistake)
    case .variant(let mistake): MistakeCase(of: mistake)
    case .notMarkdown(let cause): MistakeCase(of: cause)
    default: MistakeCase(of: self)
    }
  }
}
