/// A piece of code that has no smaller ones.
struct SceneToken: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword.
    case word
    case number(Double)
    /// The words of a literal without interpolation.
    case text(String)
    /// A bracket, a point, a comma, a colon or an operator.
    case mark
  }

  var kind: Kind
  /// The token as the code has it.
  var code: String
  /// Whether a line begins with it.
  var beginsLine: Bool
}
