internal import CommandLineKit
internal import Foundation
public import Scenarios
internal import SpecFormat

/// Runs `plumb` over a module of specs, as the command line asks, and ends the process.
///
/// A package with specs of its own has a `plumb` of its own by calling this from the `main.swift`
/// of an executable: `PlumbTool.main(catalog: Specs.catalog)`. A scene that is not in the catalog, or
/// is newer, is compiled when it is needed.
///
/// - Parameter catalog: Scenarios that are compiled already, and where their Markdown is; `nil` for
///   a `plumb` that compiles all of them when they are needed.
@MainActor
public func main(catalog: Catalog? = nil) -> Never {
  let context = ToolContext(catalog: catalog, console: Console())
  let code = Tool(context: context).run(Array(CommandLine.arguments.dropFirst()))
  exit(code.rawValue)
}
