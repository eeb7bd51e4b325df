/// A change of a piece of code, and the way to write it down behind a switch.
struct Mutation: Sendable {
  var kind: MutantKind
  /// The code that is changed, in bytes of the file.
  var range: Range<Int>
  /// How the code is shown; `nil` for as it is.
  var original: String?
  /// The code that would stand for it.
  var replacement: String
  var insertions: [Insertion] = []
  /// Alternatives for one fault have the same group, best first: the first that compiles is taken.
  var group: String?
  var rule: String?
}

extension Mutation {
  /// A mutant as a call around an expression.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - range: The expression.
  ///   - replacement: The code that would stand for it.
  ///   - call: The function of the switches, up to its number: `mutantPick(§, nil, `.
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

  /// A mutant that is picked in place of an expression.
  init(_ kind: MutantKind, of range: Range<Int>, picking replacement: String) {
    self.init(kind, of: range, to: replacement, call: "mutantPick(§, \(replacement), ")
  }

  /// A mutant that leaves a statement out.
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

/// A text that code gets to have a mutant in it.
struct Insertion: Sendable, Hashable {
  /// Where the text goes, beside the code that it is about.
  enum Place: Sendable, Hashable {
    case before
    case after
    case instead
  }

  /// How far out the text stands, where several are about the same code.
  enum Layer: Int, Sendable {
    /// Beside the operands of an operation, whose symbol becomes a comma.
    case operands
    case expression
    case statement
    case body
  }

  /// The code that it is about, in bytes of the file.
  var range: Range<Int>
  var place: Place
  var layer = Layer.expression
  /// The text; `§` stands for the mutant's number.
  var text: String
}
