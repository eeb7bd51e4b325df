import Foundation
import PackagePlugin

/// Makes one Swift file of each Markdown file in a target's folder, and one with their catalog.
@main
struct SpecPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let specs = specs(below: target.directoryURL)
    let output = context.pluginWorkDirectoryURL.appending(path: "Specs")
    let names = specs.map(generatedName) + ["Catalog.swift"]
    let folder = target.directoryURL.path.dropFirst(package.path.count).drop { $0 == "/" }
    return [
      .buildCommand(
        displayName: "Compiling the specs of \(target.name)",
        executable: try context.tool(named: "SpecCompiler").url,
        arguments: [package.path, String(folder), output.path],
        inputFiles: specs.map { target.directoryURL.appending(path: $0) },
        outputFiles: names.map { output.appending(path: $0) }
      )
    ]
  }

  /// The paths of the Markdown files, relative to the folder, hidden ones left out.
  private func specs(below folder: URL) -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    let paths = walk?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      path.hasSuffix(".md") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
  }

  /// The name of the Swift file of a spec, as `GeneratedNames` in `SpecFormat` makes it.
  private func generatedName(of path: String) -> String {
    let name = String(path.dropLast(".md".count))
    return name.replacingOccurrences(of: "~", with: "~0")
      .replacingOccurrences(of: "/", with: "~1") + ".md.swift"
  }
}
