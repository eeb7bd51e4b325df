/// The call that hands a scene to its stage.
///
/// Views go to a call that takes nothing else, so that what the compiler says of them is what it
/// says of a view's body. What may be a collection view goes to one that takes both.
enum SceneCall {
  case views
  case viewsOrCollection

  /// Reads it off the code: one expression that makes a collection view or a `CollectionScene`, or
  /// that names what may be one.
  init(showing scene: CodeBlock) {
    let code = SceneCall.uncommented(scene.code)
    let name = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isMade = ["CollectionScene", "UICollectionView"].contains(name)
    let mayBeOne = MemberChain(code)?.mayBeCollection ?? false
    self = isMade || mayBeOne ? .viewsOrCollection : .views
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
