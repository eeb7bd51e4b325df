/// The call that hands a scene to its stage.
///
/// Views go to a call that takes nothing else, so that what the compiler says of them is what it
/// says of a view's body. What may be a view of UIKit's goes to one that takes both.
enum SceneCall {
  case views
  case viewsOrUIKit

  /// Reads it off the code: one expression that makes an object of UIKit's, a `CollectionScene` or
  /// an object of a class of the author's, or that names what may be one; or statements that end
  /// with `return`, which no view's body needs.
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

/// The engine that scenes are compiled for: the modules that each piece of their code sees.
package struct SceneTarget: Sendable, Hashable {
  /// The engine's own modules, by their real names.
  package var engine: [String]
  /// The module of `Stage`, `Scenario` and `SceneLibrary`.
  package var stage: String
  /// Real names of modules by the names that code has for them, such as `SwiftUI`; code that names
  /// a module has but one name for it.
  package var aliases: [String: String]
  /// The absolute path of the folder with the built modules; `nil` for that of the tool's own.
  package var modules: String?

  /// Names an engine that is none of Plumb's own.
  ///
  /// - Parameters:
  ///   - engine: Its modules, which scenes import besides that of the stage.
  ///   - aliases: Real names by the names that code has for them.
  ///   - modules: The absolute path of the folder with its built modules.
  package init(engine: [String], aliases: [String: String] = [:], modules: String) {
    self.engine = engine
    self.aliases = aliases
    self.modules = modules
    stage = Self.kit
  }

  private init(engine: [String], stage: String) {
    self.engine = engine
    self.stage = stage
    aliases = [:]
  }

  /// Plumb's own engine.
  package static let plumb = SceneTarget(
    engine: ["CollectionLayout", "UIKitLayout", "ViewLayout"],
    stage: "Scenarios"
  )

  /// The module of every other engine's stage.
  package static let kit = "EngineKit"
}

extension SceneTarget {
  /// The modules that have to be built, by their real names, in the order of the alphabet.
  package var builtModules: [String] {
    Set(engine + aliases.values + [stage]).sorted()
  }

  /// Every module that has to be there to compile: those that scenes import, and those of the
  /// stage.
  package var neededModules: [String] {
    Set(builtModules + [Self.kit, "LayoutValues"]).sorted()
  }

  /// The modules that every piece of a spec imports, by the names that code has for them: one that
  /// has an alias has no other name.
  var imports: [String] {
    let named = Set(builtModules).subtracting(aliases.values).union(aliases.keys)
    return named.union(["Foundation", "Observation"]).sorted()
  }
}
