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
