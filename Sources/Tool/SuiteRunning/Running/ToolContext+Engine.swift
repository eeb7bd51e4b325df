internal import SceneBuilding
internal import Foundation

extension ToolContext {
  /// Returns the context with the engine that runs scenes.
  ///
  /// It is that of `--engine`, of `--package`, or of the package's `engine.json`. Otherwise it is
  /// `nil` for the tool's own engine, which is built if it is missing.
  ///
  /// An engine of a package that contains Plumb's evaluates the scenes for an engine of data.
  ///
  /// - Throws: Every mistake in `engine.json`, or an error if the own engine cannot be built.
  package func selectingEngine() throws(ToolError) -> ToolContext {
    var context = self
    let manifest = "\(home.root)/\(EngineSelection.manifestName)"
    if packageEngine == nil, FileManager.default.fileExists(atPath: manifest) {
      context.packageEngine = try EngineSelection(at: manifest)
    }
    guard let package = context.packageEngine else {
      if engine == nil { try ownEngine.buildIfMissing(console) }
      return context
    }
    if engine == nil {
      context.engine = package
    } else if package.program.isOwn, let target = package.target {
      context.engine?.evaluator = SceneEvaluator(program: package.program, target: target)
    }
    return context
  }

  /// Checks that the engine that runs scenes is Plumb's own, whose results can be accepted.
  ///
  /// - Parameter command: The name of the command that writes the results.
  /// - Throws: An error if it is not.
  package func requireOwnEngine(_ command: String) throws(ToolError) {
    guard try selectingEngine().otherEngine != nil else { return }
    throw .engineUnusable(
      "error: '\(command)' writes results of Plumb's own engine only, and "
        + "'\(EngineSelection.manifestName)' is another one; 'accept --dry-run' shows its results"
    )
  }
}

extension EngineProgram {
  /// Builds Plumb's own engine beside this executable if it does not exist.
  ///
  /// - Throws: An error if it cannot be built.
  @MainActor
  package func buildIfMissing(_ console: Console) throws(ToolError) {
    guard executable == Self.own.executable else { return }
    _ = try BuiltProgram(name: Installation.engineName, console: console).path()
  }
}
