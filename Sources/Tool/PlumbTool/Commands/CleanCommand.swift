internal import SuiteRunning
internal import SceneBuilding
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Platform

/// `plumb clean`: removes all compiled scenes from the cache.
struct CleanCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "clean",
    summary: "remove all compiled scenes from the cache",
    discussion: """
      The cache is the folder that PLUMB_CACHE names, or 'plumb' below XDG_CACHE_HOME or ~/.cache.
      It holds up to \(CompilationCache.capacity >> 20) MB; beyond that, the least recently used
      scenes are removed. A removed scene is compiled again when a run needs it.
      """
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let cache = CompilationCache.shared(environment: context.environment)
    let (files, bytes) = cache.extent
    do {
      try cache.removeAll()
    } catch {
      throw ToolError.fileNotWritten(cache.directory, reason: error.reason)
    }
    let count = "\(files) file\(files == 1 ? "" : "s")"
    context.console.note("removed \(count), \(bytes >> 10) KB, from \(cache.directory)")
    return .success
  }
}
