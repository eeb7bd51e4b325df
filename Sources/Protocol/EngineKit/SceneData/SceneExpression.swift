/// An expression of a scene's code, limited to the forms that scenes as data can have.
indirect enum SceneExpression: Equatable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case nothing
  case list([SceneExpression])
  case name(String)
  /// A member of a base expression; the base is `nil` for an implicit one, as in `.leading`.
  case member(SceneExpression?, String)
  case call(SceneExpression, SceneCall)
}

/// The arguments of a call and the content of its trailing closure.
struct SceneCall: Equatable {
  struct Argument: Equatable {
    /// The label; `nil` for an argument without one.
    var label: String?
    var value: SceneExpression
  }

  var arguments: [Argument]
  /// The expressions in the trailing closure; `nil` for a call without one.
  var content: [SceneExpression]?
}

extension SceneExpression {
  /// A short form of the expression for messages, such as `.padding` or `Color.red`.
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

/// The reason why code cannot be converted to a scene as data.
public enum SceneNotData: Error, Sendable, Hashable {
  /// A name that other code defines.
  case variable(String)
  /// A closure other than a view builder, with the function that it is passed to.
  case closure(String)
  /// A statement with its keyword, such as `if`.
  case statement(String)
  /// A value that requires evaluation.
  case computed(String)
  /// A view that is not in `SceneVocabulary`.
  case unknownView(String)
  /// A modifier that is not in `SceneVocabulary`.
  case unknownModifier(String)
  /// An argument that `SceneVocabulary` does not have for the view or modifier.
  case argument(String, of: String)
  /// A view or modifier with content, although it has no children.
  case content(String)
  /// Code that is not an expression of views, with the first invalid token.
  case unreadable(String)
  /// Expressions that are nested deeper than this limit.
  case depth(Int)
  /// A scene without a view.
  case empty
}

extension SceneNotData: CustomStringConvertible {
  /// The reason as a sentence, with the code in question.
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
