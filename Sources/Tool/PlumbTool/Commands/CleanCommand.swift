internal import CommandLineKit
internal import Conformance
internal import Foundation

/// `plumb clean`: forgets what was compiled.
struct CleanCommand: PlumbCommand {
  static let declaration = CommandDeclaration(
    name: "clean",
    summary: "remove the scenes that were compiled and are kept",
    discussion: """
      They are kept in the folder that PLUMB_CACHE names, or in 'plumb' below XDG_CACHE_HOME or
      ~/.cache, up to \(CompilationCache.capacity >> 20) MB; those that nobody used for longest go
      first. What is removed is compiled again when it is needed.
      """
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let cache = CompilationCache.shared(environment: context.environment)
    let (files, bytes) = cache.extent
    do {
      try cache.removeAll()
    } catch {
      throw ToolError.fileNotWritten(cache.directory, reason: error.localizedDescription)
    }
    let count = "\(files) file\(files == 1 ? "" : "s")"
    context.console.note("removed \(count), \(bytes >> 10) KB, from \(cache.directory)")
    return .success
  }
}
