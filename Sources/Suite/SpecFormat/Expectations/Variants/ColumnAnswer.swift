/// What is observed of one column in one layout.
enum ColumnAnswer {
  case number(Double)
  case nodes([NodeName])
  /// Nothing, or too much, and what is wrong in words.
  case mistake(String)
}

extension ObservedColumn {
  /// What is observed of the column in a layout.
  func answer(in variant: ObservedVariant) -> ColumnAnswer {
    switch content {
    case .measure(let node, let quantity):
      let measures = variant.measures[node] ?? []
      guard measures.count == 1 else {
        return .mistake(
          measures.isEmpty ? "no node has this id" : "\(measures.count) nodes have this id"
        )
      }
      return quantity.value(of: measures[0]).map { .number($0) } ?? .mistake("it is no text")
    case .findings(let column):
      let findings = variant.findings.filter { $0.check == column.check }
      // Of two that lie over each other both are at fault; what cuts a node, or is around it, is
      // not.
      let texts = findings.flatMap { finding in
        [finding.node] + (column == .overlapping ? [finding.other?.node].compactMap(\.self) : [])
      }
      var known: Set<NodeName> = []
      return .nodes(texts.map { NodeName(ofNode: $0) }.filter { known.insert($0).inserted })
    }
  }
}

extension MeasuredQuantity {
  /// The quantity of a node; `nil` for the lines of what is no text.
  fileprivate func value(of measure: NodeMeasure) -> Double? {
    switch self {
    case .x: measure.frame.x
    case .y: measure.frame.y
    case .width: measure.frame.width
    case .height: measure.frame.height
    case .lines: measure.lines.map { Double($0) }
    }
  }
}

extension ColumnAnswer {
  /// The answer as a cell has it; where it is a mistake, this in words.
  var text: String {
    switch self {
    case .number(let number): return NumberText.text(number)
    case .nodes(let nodes):
      // An id behind a name would be read as that node's.
      let names = nodes.filter { $0.id != nil } + nodes.filter { $0.id == nil }
      var known: Set<String> = []
      let texts = names.map(\.listed).filter { known.insert($0).inserted }
      return texts.isEmpty ? ExpectedCell.noneMark : texts.joined(separator: " ")
    case .mistake(let mistake): return mistake
    }
  }

  /// The answer in values.
  var value: LineValue {
    if case .number(let number) = self { .number(number) } else { .words(text) }
  }
}

extension ExpectedCell {
  /// Whether a layout is as the cell says; one that nobody has filled in yet is as it will say.
  func holds(_ answer: ColumnAnswer) -> Bool {
    switch (content, answer) {
    case (.unchecked, _): true
    case (_, .mistake): false
    case (.toBeFilled, _): true
    case (.number(let relation, let bound), .number(let number)): relation.holds(number, bound)
    case (.nodes(let expected), .nodes(let found)):
      expected == found
        || found.allSatisfy { node in expected.contains { $0.names(node) } }
          && expected.allSatisfy { name in found.contains { name.names($0) } }
    case (.number, .nodes), (.nodes, .number): false
    }
  }

  /// Actual minus expected; `nil` where neither numbers nor nodes differ.
  func difference(_ answer: ColumnAnswer) -> MismatchDifference? {
    switch (content, answer) {
    case (.number(_, let bound), .number(let number)):
      return MismatchDifference([(bound.value, number)])
    case (.nodes(let expected), .nodes(let found)):
      let missing = expected.filter { name in !found.contains { name.names($0) } }
      let further = found.filter { node in !expected.contains { $0.names(node) } }
      let words = missing.map { "without \($0.listed)" } + further.map { "with \($0.listed)" }
      return .words(words.joined(separator: ", "))
    default: return nil
    }
  }
}

extension CallLine.Relation {
  /// Whether a number is as it is bound to be, to the precision that the bound is written with.
  fileprivate func holds(_ number: Double, _ bound: NumberLiteral) -> Bool {
    switch self {
    case .exactly: bound.accepts(number)
    case .atMost: number <= bound.value || bound.accepts(number)
    case .atLeast: number >= bound.value || bound.accepts(number)
    }
  }
}
