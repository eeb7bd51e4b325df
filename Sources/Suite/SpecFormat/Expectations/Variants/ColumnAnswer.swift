/// The observed value of one column in one layout.
enum ColumnAnswer {
  case number(Double)
  case nodes([NodeName])
  /// No node or several nodes, with a description of the mistake.
  case mistake(String)
}

extension ObservedColumn {
  /// Returns the observed value of the column in a layout.
  func answer(in variant: ObservedVariant) -> ColumnAnswer {
    switch content {
    case .measure(let node, let quantity):
      let measures = variant.measures[node] ?? []
      guard measures.count == 1 else {
        return .mistake(
          measures.isEmpty ? "no node has this id" : "\(measures.count) nodes have this id"
        )
      }
      return quantity.value(of: measures[0]).map { .number($0) } ?? .mistake("it is not a text")
    case .findings(let column):
      let findings = variant.findings.filter { $0.check == column.check }
      // Both of two overlapping nodes are at fault. A node that clips or contains another one is
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
  /// Returns the quantity of a node; `nil` for the number of lines of a node that is not a text.
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
  /// The value as in a cell, or the description of the mistake.
  var text: String {
    switch self {
    case .number(let number): return NumberText.text(number)
    case .nodes(let nodes):
      // An id after a name would be parsed as the id of that node, so ids come first.
      let names = nodes.filter { $0.id != nil } + nodes.filter { $0.id == nil }
      var known: Set<String> = []
      let texts = names.map(\.listed).filter { known.insert($0).inserted }
      return texts.isEmpty ? ExpectedCell.noneMark : texts.joined(separator: " ")
    case .mistake(let mistake): return mistake
    }
  }

  /// The observed value as a value of a line.
  var value: LineValue {
    if case .number(let number) = self { .number(number) } else { .words(text) }
  }
}

extension ExpectedCell {
  /// Returns whether an observed value matches the cell; a cell `?` matches every value.
  ///
  /// - Parameters:
  ///   - answer: The observed value.
  ///   - tolerance: The allowed difference in points; `nil` for the precision of the cell's number.
  /// - Returns: Whether the value matches.
  func matches(_ answer: ColumnAnswer, tolerance: Double? = nil) -> Bool {
    switch (content, answer) {
    case (.unchecked, _): true
    case (_, .mistake): false
    case (.toBeFilled, _): true
    case (.number(let relation, let bound), .number(let number)):
      relation.holds(number, bound, tolerance: tolerance)
    case (.nodes(let expected), .nodes(let found)):
      expected == found
        || found.allSatisfy { node in expected.contains { $0.names(node) } }
          && expected.allSatisfy { name in found.contains { name.names($0) } }
    case (.number, .nodes), (.nodes, .number): false
    }
  }

  /// Returns the difference between the observed and the expected value; `nil` if they cannot be
  /// subtracted.
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
  /// Returns whether a number satisfies the relation, using the precision of the written bound.
  fileprivate func holds(_ number: Double, _ bound: NumberLiteral, tolerance: Double?) -> Bool {
    let isEqual = bound.accepts(number, tolerance: tolerance)
    return switch self {
    case .exactly: isEqual
    case .atMost: number <= bound.value || isEqual
    case .atLeast: number >= bound.value || isEqual
    }
  }
}
