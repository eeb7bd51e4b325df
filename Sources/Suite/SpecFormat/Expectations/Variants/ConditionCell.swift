/// A cell in the column of a condition, which contains values and ranges of whole numbers.
package struct ConditionCell: Sendable, Equatable {
  /// The text of the cell as written.
  var text: String
  var condition: VariantCondition
  var terms: [Term]

  /// A part of the cell between commas.
  enum Term: Sendable, Equatable {
    case value(ConditionValue, text: String)
    /// All whole numbers from the first to the last, inclusive.
    case range(Int, Int)
  }

  /// One value of the cell.
  package struct Choice: Sendable, Equatable {
    /// The text of the value in its cell, such as `320` or `iPhone 16`.
    package var text: String
    package var value: ConditionValue
    /// The index of the term that contains the value.
    var term: Int
  }
}

extension ConditionCell {
  /// The number of values, which is not an integer so that it cannot overflow.
  var count: Double {
    terms.reduce(0) { count, term in
      guard case .range(let first, let last) = term else { return count + 1 }
      return count + Double(last) - Double(first) + 1
    }
  }

  /// All values, in the order in which they are written.
  package var choices: [Choice] {
    terms.enumerated().flatMap { index, term in
      switch term {
      case .value(let value, let text): [Choice(text: text, value: value, term: index)]
      case .range(let first, let last):
        (first...last).compactMap { number in
          ConditionValue("\(number)", of: condition).map {
            Choice(text: "\(number)", value: $0, term: index)
          }
        }
      }
    }
  }

  /// Returns adjacent values of a cell as text; those of a range remain a range.
  static func text(of choices: ArraySlice<Choice>) -> String {
    var texts: [(term: Int, first: String, last: String)] = []
    for choice in choices {
      if let last = texts.last, last.term == choice.term {
        texts[texts.count - 1].last = choice.text
      } else {
        texts.append((choice.term, choice.text, choice.text))
      }
    }
    return texts.map { $0.first == $0.last ? $0.first : "\($0.first)...\($0.last)" }
      .joined(separator: ",")
  }
}

extension ConditionCell {
  /// Parses a cell and reports each invalid value; `nil` if there is one.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - condition: The condition of its column.
  ///   - line: Its line in the file, from 1.
  ///   - diagnostics: The collector of mistakes.
  init?(
    _ cell: TableCell,
    of condition: VariantCondition,
    line: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) {
    let parts = cell.text.split(separator: ",", omittingEmptySubsequences: false)
    var terms: [Term] = []
    for part in parts {
      switch Self.term(part.trimmed, of: condition) {
      case .success(let term): terms.append(term)
      case .failure(let mistake):
        let before = cell.text.distance(from: cell.text.startIndex, to: part.startIndex)
        let blanks = part.prefix(while: \.isWhitespace).count
        diagnostics.report(.variant(mistake), line: line, column: cell.column + before + blanks)
      }
    }
    guard terms.count == parts.count else { return nil }
    self.init(text: cell.text, condition: condition, terms: terms)
  }

  private static func term(
    _ text: String,
    of condition: VariantCondition
  ) -> Result<Term, VariantMistake> {
    let ends = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    if ends.count == 2, [.width, .height, .scale].contains(condition) {
      let numbers = ends.compactMap { Int($0.trimmed) }
      guard numbers.count == 2, numbers[0] <= numbers[1],
        ConditionValue("\(numbers[0])", of: condition) != nil
      else { return .failure(.rangeInvalid(text)) }
      return .success(.range(numbers[0], numbers[1]))
    }
    guard let value = ConditionValue(text, of: condition) else {
      return .failure(ConditionValue.mistake(text, of: condition))
    }
    return .success(.value(value, text: text))
  }
}
