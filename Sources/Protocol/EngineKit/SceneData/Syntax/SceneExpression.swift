/// An expression of a scene's code, as far as scenes that are data have any.
indirect enum SceneExpression: Equatable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case nothing
  case list([SceneExpression])
  case name(String)
  /// What stands behind a point; the base is `nil` where it is left to the compiler: `.leading`.
  case member(SceneExpression?, String)
  case call(SceneExpression, SceneCall)
}

/// The arguments of a call, and the views in its braces.
struct SceneCall: Equatable {
  struct Argument: Equatable {
    /// `nil` for an argument without a label.
    var label: String?
    var value: SceneExpression
  }

  var arguments: [Argument]
  /// The expressions in the braces; `nil` for a call without braces.
  var content: [SceneExpression]?
}

extension SceneExpression {
  /// The expression in short, for a reader: `.padding`, `Color.red`.
  var words: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .flag(let flag): "\(flag)"
    case .nothing: "nil"
    case .list: "[…]"
    case .name(let name): name
    case .member(let base, let name): "\(base?.words ?? "").\(name)"
    case .call(let function, _): "\(function.words)(…)"
    }
  }
}
