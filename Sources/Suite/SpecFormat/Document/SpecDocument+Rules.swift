extension SpecDocument {
  /// Notes which rules the prose of each clause names, its heading and comments too.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func noteRules() {
    var lines = markdown.proseLines[...]
    for index in clauses.indices {
      let end = index + 1 < clauses.count ? clauses[index + 1].line : .max
      lines = lines.drop { $0 < clauses[index].line }
      var rules: Set<RuleName> = []
      for line in lines.prefix(while: { $0 < end }) {
        rules.formUnion(RuleName.names(in: markdown.source.bytes(ofLine: line)))
      }
      clauses[index].rules = rules.sorted()
    }
  }
}
