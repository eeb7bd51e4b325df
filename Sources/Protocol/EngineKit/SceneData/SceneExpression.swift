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

/// Why a piece of code cannot be sent to an engine as data.
public enum SceneNotData: Error, Sendable, Hashable {
  /// A value or a view by a name that other code gives it.
  case variable(String)
  /// A closure of which nobody but the compiler knows what it does, with what takes it.
  case closure(String)
  /// A statement that begins with a word, such as `if`.
  case statement(String)
  /// A value that has to be computed.
  case computed(String)
  /// A view that `SceneVocabulary` does not have.
  case unknownView(String)
  /// A modifier that `SceneVocabulary` does not have.
  case unknownModifier(String)
  /// An argument that the view or the modifier does not have in `SceneVocabulary`.
  case argument(String, of: String)
  /// Views inside of something that has none.
  case content(String)
  /// Code that is no expression of views; the piece where it ends to be one.
  case unreadable(String)
  /// More views in one another than a scene may have.
  case depth(Int)
  /// No view at all.
  case empty
}

extension SceneNotData: CustomStringConvertible {
  /// The reason in a sentence, with the piece of code.
  public var description: String {
    switch self {
    case .variable(let name): "'\(name)' is a name that other code declares"
    case .closure(let owner): "'\(owner)' has a closure, which is code"
    case .statement(let word): "'\(word)' is a statement, and data only has views"
    case .computed(let code): "'\(code)' has to be computed"
    case .unknownView(let name): "there is no view '\(name)' in scenes that are data"
    case .unknownModifier(let name): "there is no modifier '\(name)' in scenes that are data"
    case .argument(let code, let owner):
      "'\(owner)' has no argument '\(code)' in scenes that are data"
    case .content(let owner): "'\(owner)' has no views inside"
    case .unreadable(let code): "'\(code)' is not an expression of views"
    case .depth(let limit): "the views are more than \(limit) deep"
    case .empty: "the scene has no view"
    }
  }
}
