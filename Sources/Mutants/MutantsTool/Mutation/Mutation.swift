/// A change of a piece of code, and the text insertions that put it behind a switch.
struct Mutation: Sendable {
  var kind: MutantKind
  /// The range of the changed code, in bytes of the file.
  var range: Range<Int>
  /// The text of the original code in reports; `nil` for the source text.
  var original: String?
  /// The code that replaces the original.
  var replacement: String
  var insertions: [Insertion] = []
  /// The group of alternative mutations for one fault; `nil` for a mutation without alternatives.
  ///
  /// The first alternative of a group that compiles is used.
  var group: String?
  var rule: String?
}

extension Mutation {
  /// Creates a mutation that wraps an expression in a call of a switch function.
  ///
  /// - Parameters:
  ///   - kind: The kind of mutant.
  ///   - range: The range of the expression.
  ///   - replacement: The replacement code.
  ///   - call: The call up to its first argument, such as `mutantPick(§, nil, `, with `§` for the
  ///     number.
  init(_ kind: MutantKind, of range: Range<Int>, to replacement: String, call: String) {
    self.init(
      kind: kind,
      range: range,
      replacement: replacement,
      insertions: [
        Insertion(range: range, place: .before, text: call),
        Insertion(range: range, place: .after, text: ")"),
      ]
    )
  }

  /// Creates a mutation that replaces an expression by another one.
  init(_ kind: MutantKind, of range: Range<Int>, picking replacement: String) {
    self.init(kind, of: range, to: replacement, call: "mutantPick(§, \(replacement), ")
  }

  /// Creates a mutation that skips a statement.
  init(_ kind: MutantKind, leavingOut range: Range<Int>) {
    self.init(
      kind: kind,
      range: range,
      replacement: "",
      insertions: [
        Insertion(range: range, place: .before, layer: .statement, text: "if !mutant(§) { "),
        Insertion(range: range, place: .after, layer: .statement, text: " }"),
      ]
    )
  }
}

/// A text that is inserted into the code for a mutant.
struct Insertion: Sendable, Hashable {
  /// The position of the text relative to the code that it wraps.
  enum Place: Sendable, Hashable {
    case before
    case after
    case instead
  }

  /// The nesting of insertions for the same code, from the innermost to the outermost.
  enum Layer: Int, Sendable {
    /// Around the operands of an operation, whose operator becomes a comma.
    case operands
    case expression
    case statement
    case body
  }

  /// The range of the wrapped code, in bytes of the file.
  var range: Range<Int>
  var place: Place
  var layer = Layer.expression
  /// The inserted text, in which `§` is replaced by the mutant's number.
  var text: String
}
