/// The call that hands a scene to its stage.
///
/// Views go to a call that takes nothing else, so that what the compiler says of them is what it
/// says of a view's body. What may be a collection view goes to one that takes both.
enum SceneCall {
  case views
  case viewsOrCollection

  /// Reads it off the code: one expression that makes a `CollectionScene`, a name, or a name that
  /// is called.
  init(showing scene: CodeBlock) {
    let code = SceneCall.uncommented(scene.code)
    let name = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = code.dropFirst(name.count)
    let isName = name.first.map { $0.isLowercase || $0 == "_" } ?? false
    let isCall = rest.first == "(" && rest.last == ")" && !rest.contains(where: \.isNewline)
    self =
      name == "CollectionScene" || isName && (rest.isEmpty || isCall) ? .viewsOrCollection : .views
  }

  /// The method, of a stage called `stage`.
  var name: String {
    switch self {
    case .views: "stage.scene"
    case .viewsOrCollection: "stage.anyScene"
    }
  }

  /// The code without blanks and lines of comment around it.
  private static func uncommented(_ code: String) -> String {
    let lines = SourceText.lines(of: code).map { $0.trimmed }
    return lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }
}
