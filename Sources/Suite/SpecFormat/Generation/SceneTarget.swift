/// The engine that scenes are compiled for: the modules that each piece of their code sees.
package struct SceneTarget: Sendable, Hashable {
  /// The engine's own modules, by their real names.
  package var engine: [String]
  /// The module of `Stage`, `Scenario` and `SceneLibrary`.
  package var stage: String
  /// Real names of modules by the names that code has for them, such as `SwiftUI`; code that names a
  /// module has but one name for it.
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

  /// Every module that has to be there to compile: those that scenes import, and those of the stage.
  package var neededModules: [String] {
    Set(builtModules + [Self.kit, "LayoutValues"]).sorted()
  }

  /// The modules that every piece of a spec imports, by the names that code has for them: one that has
  /// an alias has no other name.
  var imports: [String] {
    let named = Set(builtModules).subtracting(aliases.values).union(aliases.keys)
    return named.union(["Foundation", "Observation"]).sorted()
  }
}
