internal import CommandLineKit
internal import Foundation
package import Scenarios
internal import SpecFormat

/// Runs `plumb` as the command line asks, and ends the process.
///
/// A package whose specs use its own modules has a `plumb` of its own by calling this from the
/// `main.swift` of an executable that depends on these modules, linked with `--export-dynamic`. Scenes
/// are compiled when they are needed, against the modules beside the executable.
@MainActor
public func main() -> Never {
  main(catalog: nil)
}

/// Runs `plumb` with scenarios that are compiled in; a scene that is not among them, or is newer, is
/// compiled when it is needed.
@MainActor
package func main(catalog: Catalog?) -> Never {
  // A file that becomes too long is told like a disk that is full.
  signal(SIGXFSZ, SIG_IGN)
  let context = ToolContext(catalog: catalog, console: Console())
  let code = Tool(context: context).run(Array(CommandLine.arguments.dropFirst()))
  exit(code.rawValue)
}
