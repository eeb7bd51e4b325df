/// The call that hands a scene to its stage.
///
/// Views go to a call that takes nothing else, so that what the compiler says of them is what it
/// says of a view's body. What may be a view of UIKit's goes to one that takes both.
enum SceneCall {
  case views
  case viewsOrUIKit

  /// Reads it off the code: one expression that makes an object of UIKit's, a `CollectionScene` or an
  /// object of a class of the author's, or that names what may be one; or statements that end with
  /// `return`, which no view's body needs.
  ///
  /// - Parameters:
  ///   - scene: The code.
  ///   - classes: The names of the classes that the code may use.
  init(showing scene: CodeBlock, classes: Set<String>) {
    let lines = SceneCall.codeLines(scene.code)
    let code = lines.joined(separator: "\n")
    let name = String(code.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let isMade = name == "CollectionScene" || name.hasPrefix("UI") || classes.contains(name)
    let mayBeOne = MemberChain(code)?.mayBeOfUIKit ?? false
    let returns = lines.last?.hasPrefix("return ") ?? false
    self = isMade || mayBeOne || returns ? .viewsOrUIKit : .views
  }

  /// The method, of a stage called `stage`.
  var name: String {
    switch self {
    case .views: "stage.scene"
    case .viewsOrUIKit: "stage.anyScene"
    }
  }

  /// The lines without blanks around them, and without those of comment.
  private static func codeLines(_ code: String) -> [String] {
    SourceText.lines(of: code).map { $0.trimmed }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}

extension SceneCall {
  /// The names of the classes that pieces of code declare, at any depth.
  static func classes(in blocks: [CodeBlock]) -> Set<String> {
    var names: Set<String> = []
    for block in blocks where block.code.contains("class ") {
      let words = block.code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (keyword, name) in zip(words, words.dropFirst()) where keyword == "class" {
        names.insert(String(name))
      }
    }
    return names
  }
}
