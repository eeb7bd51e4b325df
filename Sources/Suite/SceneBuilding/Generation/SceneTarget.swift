internal import SpecFormat

/// The method of `Stage` that receives a scene.
///
/// Views are passed to a method that only accepts views, so that the compiler's messages are the
/// same as for a view's body. Code that may create a UIKit object is passed to a method that
/// accepts both. If it declares types, the method erases the type of the result, as Apple's
/// `#Preview` does: the compiler crashes if the type of a closure contains a type that the closure
/// declares.
enum SceneCall {
  case views
  case viewsOrUIKit
  case erasedViewsOrUIKit

  /// Determines the method from the code of the scene.
  ///
  /// The code may create a UIKit object if it is a closure, as its last statement may be one.
  /// The code may create a UIKit object if it is a single expression that creates an object of
  /// UIKit, a `CollectionScene` or an object of one of the author's classes, or that names such an
  /// object. The same applies to statements that end with `return`, which a view's body does not
  /// need.
  ///
  /// - Parameters:
  ///   - scene: The code.
  ///   - classes: The names of the classes that the code may use.
  ///   - target: The engine that the scene is compiled for; only Plumb's own erases types.
  init(showing scene: CodeBlock, classes: Set<String>, for target: SceneTarget) {
    let lines = SceneCall.codeLines(scene.code)
    let code = lines.joined(separator: "\n")
    let name = String(code.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let isMade = name == "CollectionScene" || name.hasPrefix("UI") || classes.contains(name)
    let mayBeOne = MemberChain(code)?.mayBeOfUIKit ?? false
    let returns = lines.last?.hasPrefix("return ") ?? false
    let isClosure = SceneClosure(scene.code) != nil
    self =
      if returns, target.isPlumb, !DeclaredNames(in: scene.code).types.isEmpty {
        .erasedViewsOrUIKit
      } else if isMade || mayBeOne || returns || isClosure { .viewsOrUIKit } else { .views }
  }

  /// The method, called on a variable `stage`.
  var name: String {
    switch self {
    case .views: "stage.scene"
    case .viewsOrUIKit: "stage.anyScene"
    case .erasedViewsOrUIKit: "stage.erasedScene"
    }
  }

  /// Returns the lines without surrounding blanks, and without empty and comment lines.
  private static func codeLines(_ code: String) -> [String] {
    SourceText.lines(of: code).map { $0.trimmed }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}

/// A scene that is written as a closure: `{ … }()`.
struct SceneClosure {
  /// The call of the closure in parentheses, as no statement can begin with a brace.
  let expression: String

  /// Parses code; `nil` if it does not begin with a brace.
  init?(_ code: String) {
    let text = code.trimmed
    guard text.hasPrefix("{") else { return nil }
    let isCalled = text.hasSuffix(")")
    expression = "(" + code + (isCalled ? ")\n" : ")()\n")
  }
}

extension SceneCall {
  /// Returns the names of the classes that blocks of code declare, at any depth.
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

/// The engine that scenes are compiled for, with the modules that their code imports.
package struct SceneTarget: Sendable, Hashable {
  /// The engine's own modules, by their real names.
  package var engine: [String]
  /// The module of `Stage`, `Scenario` and `SceneLibrary`.
  package var stage: String
  /// The real names of modules by their names in scenes, such as `SwiftUI`.
  ///
  /// A module with an alias cannot be imported by its real name.
  package var aliases: [String: String]
  /// The absolute path of the folder with the built modules; `nil` for the folder of the tool
  /// itself.
  package var modules: String?
  /// Arguments of the Swift compiler for scenes, such as `-I` with a folder of C modules.
  package var compilerArguments: [String] = []
  /// Arguments of the linker for the libraries of scenes, such as `-lm`.
  package var linkerArguments: [String] = []

  /// Creates the target for an external engine.
  ///
  /// - Parameters:
  ///   - engine: Its modules, which scenes import in addition to that of the stage.
  ///   - aliases: The real names of modules by their names in scenes.
  ///   - modules: The absolute path of the folder with its built modules.
  package init(engine: [String], aliases: [String: String] = [:], modules: String) {
    self.engine = engine
    self.aliases = aliases
    self.modules = modules
    stage = Self.kit
  }

  private init(engine: [String], stage: String, aliases: [String: String]) {
    self.engine = engine
    self.stage = stage
    self.aliases = aliases
  }

  /// The target for Plumb's own engine.
  package static let plumb = SceneTarget(
    engine: ["CollectionLayout", "UIKitLayout", "ViewLayout"],
    stage: "Scenarios",
    // Names that are qualified by Apple's modules, such as `SwiftUI.Font`, compile.
    aliases: ["SwiftUI": "ViewLayout", "UIKit": "UIKitLayout"]
  )

  /// Returns the target for an engine that contains Plumb's.
  ///
  /// - Parameter modules: The absolute path of the folder with its built modules.
  /// - Returns: The target.
  package static func plumb(in modules: String) -> SceneTarget {
    var target = plumb
    target.modules = modules
    return target
  }

  /// Whether scenes are compiled for Plumb's own engine.
  package var isPlumb: Bool { stage == Self.plumb.stage }

  /// The module of the stage for every other engine.
  package static let kit = "EngineKit"
  /// The modules on which that module depends.
  package static let kitDependencies = ["LayoutTree", "LayoutValues"]
  /// The other modules on which Plumb's own engine depends.
  private static let plumbDependencies = ["ResourceFiles"]
}

extension SceneTarget {
  /// The real names of the modules that must be built, in alphabetical order.
  package var builtModules: [String] {
    Set(engine + aliases.values + [stage]).sorted()
  }

  /// All modules that are required to compile: those that scenes import, and their dependencies.
  package var neededModules: [String] {
    let dependencies = Self.kitDependencies + (isPlumb ? Self.plumbDependencies : [])
    return Set(builtModules + [Self.kit] + dependencies).sorted()
  }

  /// The file names of ``neededModules``.
  var moduleFiles: [String] { neededModules.map { "\($0).swiftmodule" } }

  /// The modules that all code of a spec imports, by their names in scenes.
  var imports: [String] {
    let named = Set(builtModules).subtracting(aliases.values).union(aliases.keys)
    return named.union(["Foundation", "Observation"]).sorted()
  }
}
