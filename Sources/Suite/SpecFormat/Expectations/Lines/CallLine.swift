/// One line of a `calls` block: `FlowLayout.sizeThatFits <= 3`.
package struct CallLine: Sendable, Equatable {
  package enum Relation: String, Sendable, CaseIterable {
    case exactly = ""
    case atMost = "<="
    case atLeast = ">="
  }

  /// The line in the file, from 1.
  package var line: Int
  package var name: String
  package var relation: Relation
  package var count: Int

  package init(line: Int, name: String, relation: Relation, count: Int) {
    self.line = line
    self.name = name
    self.relation = relation
    self.count = count
  }
}

extension CallLine.Relation {
  /// Returns whether a count satisfies the relation to a bound.
  func holds(_ count: Int, _ bound: Int) -> Bool {
    switch self {
    case .exactly: count == bound
    case .atMost: count <= bound
    case .atLeast: count >= bound
    }
  }

  /// Returns the bound as values: 3, or `<=` and 3.
  func values(_ bound: Int) -> [LineValue] {
    (self == .exactly ? [] : [.words(rawValue)]) + [.number(Double(bound))]
  }

  /// Returns the bound as in a block: `3`, `<= 3`.
  func text(_ bound: Int) -> String { self == .exactly ? "\(bound)" : "\(rawValue) \(bound)" }
}

extension CallLine {
  /// Reads the lines of a block of counts.
  static func lines(of input: inout FenceInput, form: LineForm) -> [CallLine] {
    input.lines { line(of: $0, form: form, reportingTo: &$1) }
  }

  static func line(
    of source: BlockLine,
    form: LineForm,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> CallLine? {
    guard var words = source.words(reportingTo: &diagnostics)?[...] else { return nil }
    let name = words.popFirst()?.name
    var relation = CallLine.Relation.exactly
    if words.count == 2, let bound = words.first.flatMap({ CallLine.Relation(rawValue: $0.bare) }) {
      relation = bound
      words.removeFirst()
    }
    guard let name, words.count == 1, let number = words.first else {
      diagnostics.report(.lineInvalid(form), line: source.line, column: source.column)
      return nil
    }
    let isWhole = number.quoted == nil && number.bare.utf8.allSatisfy(\.isDigit)
    guard isWhole, let count = Int(number.bare) else {
      diagnostics.report(.countInvalid(number.written), line: source.line, column: number.column)
      return nil
    }
    return CallLine(line: source.line, name: name, relation: relation, count: count)
  }
}
