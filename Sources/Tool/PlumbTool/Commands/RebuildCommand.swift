internal import SuiteRunning
internal import SceneBuilding
internal import CommandLineKit
internal import Foundation
internal import Platform

/// `plumb rebuild`: builds the engine of an installed tool for another compiler.
struct RebuildCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "rebuild",
    summary: "build the engine of an installed plumb for the Swift compiler on the path",
    discussion: """
      The modules that scenes import can be read only by the compiler that made them. For another
      'swiftc' on the path, this command builds the engine and its modules from the installed
      sources, in about five minutes, into XDG_DATA_HOME/plumb or ~/.local/share/plumb. From then
      on, plumb uses the engine that belongs to the compiler on the path.
      """
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    guard let installation = Installation(of: .current) else {
      throw ToolError.notInstalled(
        "this plumb is not installed: in its package, 'swift build' builds the engine"
      )
    }
    if let version = try? SwiftCompiler.beside(executable: .current).version,
      installation.build?.toolchain == version, installation.damage == nil
    {
      context.console.note("plumb has an engine for \(version) already")
      return .success
    }
    let files: [String]
    do {
      files = try rebuild(installation, console: context.console)
    } catch let error as CompilerError {
      throw ToolError.notInstalled(error.description)
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError.notInstalled("the engine cannot be built: \(error.reason)")
    }
    for file in files { context.console.note("wrote \(file)") }
    return .success
  }

  private func rebuild(_ installation: Installation, console: Console) throws -> [String] {
    let version = try SwiftCompiler.beside(executable: .current).version
    guard let place = installation.rebuilt(for: version) else {
      throw ToolError.notInstalled("there is no folder for the engine: set HOME or XDG_DATA_HOME")
    }
    let manager = FileManager.default
    let build = manager.temporaryDirectory.appendingPathComponent("plumb-\(UUID())").path
    defer { try? manager.removeItem(atPath: build) }
    for name in [Installation.engineName, Installation.tryName] {
      console.note("note: building \(name) with \(version)")
      let words = [
        "swift", "build", "-c", "release", "--package-path", installation.package,
        "--scratch-path", build, "--product", name,
      ]
      let outcome = try ExternalCommand(words: words, errors: .inherited).run()
      // The parser of Swift, which `plumb-try` needs, is not part of every toolchain.
      guard outcome.status == 0 || name == Installation.tryName else {
        throw ToolError.packageNotBuilt(installation.package, output: outcome.output)
      }
    }
    var compiler = SwiftCompiler.beside(executable: .current)
    compiler.modules = "\(build)/release/Modules"
    return try place.installEngine(
      from: "\(build)/release",
      for: compiler,
      commit: installation.build?.commit
    )
  }
}
