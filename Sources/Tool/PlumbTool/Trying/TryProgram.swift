internal import Platform
internal import Conformance
internal import Foundation

/// The executable `plumb-try`, which reads Swift with the parser of the toolchain.
///
/// `plumb` has no parser of Swift, so that it builds with every toolchain. It starts the executable
/// beside it, which is built first if `plumb` is in the build folder of its package.
@MainActor
struct TryProgram {
  /// The name of the executable.
  static let name = "plumb-try"

  let console: Console

  /// Replaces this process by the executable, with the same arguments.
  ///
  /// - Throws: An error if the executable does not exist and cannot be built.
  func become() throws(ToolError) -> Never {
    let path = "\(ExecutablePath.current.directory)/\(Self.name)"
    if !FileManager.default.isExecutableFile(atPath: path) { try build() }
    let words = ([path] + CommandLine.arguments.dropFirst()).map { strdup($0) }
    execv(path, words + [nil])
    throw .packageUnusable(Self.name, reason: String(cString: strerror(errno)))
  }

  /// The folder of the package in whose build folder `plumb` is; `nil` for an installation.
  private var package: String? {
    Installation(of: .current) == nil ? Installation.package(of: .current) : nil
  }

  private func build() throws(ToolError) {
    guard let package else {
      throw .packageUnusable(
        Self.name,
        reason: "it was not installed: this toolchain has no library of its parser; "
          + "build Plumb with a toolchain from swift.org, and run 'plumb install' again"
      )
    }
    console.note("note: building \(Self.name) once")
    let isRelease = ExecutablePath.current.directory.hasSuffix("/release")
    let words =
      ["swift", "build", "--package-path", package, "--product", Self.name]
      + (isRelease ? ["-c", "release"] : [])
    let outcome: ExternalCommand.Outcome
    do {
      outcome = try ExternalCommand(words: words, errors: .inherited).run()
    } catch {
      throw .packageUnusable(Self.name, reason: error.localizedDescription)
    }
    guard outcome.status == 0 else { throw .packageNotBuilt(Self.name, output: outcome.output) }
  }
}
