internal import SceneBuilding
internal import Platform
internal import Conformance
internal import Foundation

/// An executable beside `plumb`, which is built first if `plumb` is in the build folder of its
/// package.
@MainActor
package struct BuiltProgram {
  let name: String
  let console: Console

  package init(name: String, console: Console) {
    self.name = name
    self.console = console
  }
}

extension BuiltProgram {
  /// Returns the path of the executable.
  ///
  /// - Throws: An error if it does not exist and cannot be built, or needs the runtime of a
  ///   compiler that is not in `PATH`.
  package func path() throws(ToolError) -> String {
    if Installation(of: .current) != nil, SwiftCompiler.beside(executable: .current).path == nil {
      throw .notInstalled("\(CompilerError.compilerMissing)")
    }
    let path = "\(ExecutablePath.current.programs)/\(name)"
    let manager = FileManager.default
    if !manager.fileExists(atPath: path) { try build(path) }
    if let obstacle = ProgramFile(at: path).obstacle {
      throw .engineUnusable("error: '\(path)' cannot be started: \(obstacle)")
    }
    return path
  }

  /// Replaces this process by the executable, with the same arguments.
  ///
  /// - Throws: An error if the executable does not exist and cannot be built.
  package func replaceProcess() throws(ToolError) -> Never {
    let path = try path()
    let words = ([path] + CommandLine.arguments.dropFirst()).map { strdup($0) }
    execv(path, words + [nil])
    throw .packageUnusable(name, reason: String(cString: strerror(errno)))
  }

  /// The folder of the package in whose build folder `plumb` is; `nil` for an installation.
  private var package: String? {
    Installation(of: .current) == nil ? Installation.package(of: .current) : nil
  }

  private func build(_ path: String) throws(ToolError) {
    guard let package else {
      if name == Installation.engineName, let damage = Installation(of: .current)?.damage {
        throw .notInstalled("\(CompilerError.installationDamaged(damage))")
      }
      throw .engineUnusable(
        "error: '\(path)' does not exist: in Plumb's package, build it by 'swift build --product "
          + "\(name)' with a toolchain from swift.org, and run '.build/debug/plumb install' again"
      )
    }
    console.note("note: building \(name) once")
    let isRelease = ExecutablePath.current.directory.hasSuffix("/release")
    let words =
      ["swift", "build", "--package-path", package, "--product", name]
      + (isRelease ? ["-c", "release"] : [])
    let outcome: ExternalCommand.Outcome
    do {
      outcome = try ExternalCommand(words: words, errors: .inherited).run()
    } catch {
      throw .packageUnusable(name, reason: error.reason)
    }
    guard outcome.status == 0 else { throw .packageNotBuilt(name, output: outcome.output) }
  }
}
