import Foundation
import PlumbEngine
import PlumbTool
import EngineKit

let catalog = FixtureCatalog.catalog
// The executable is a tool, and its own engine.
if CommandLine.arguments.dropFirst().first == "engine" {
  PlumbEngine.main(catalog.scenarios, arguments: Array(CommandLine.arguments.dropFirst(2)))
}
PlumbTool.main(
  catalog: catalog,
  engine: Bundle.main.executablePath ?? CommandLine.arguments[0],
  previewBuilder: nil
)
