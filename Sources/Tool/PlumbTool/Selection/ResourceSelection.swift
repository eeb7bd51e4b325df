internal import CommandLineKit
internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// The app's folder of the command line, and the mistakes in files of the folders of specs.
struct ResourceSelection {
  static let option = CommandOption(
    name: "resources",
    placeholder: "DIR",
    summary: "the app's folder with asset catalogs and strings, for pages without their own"
  )

  /// The package that paths of specs are relative to.
  let root: String
  /// The absolute path of the folder of the command line; `nil` for none.
  let stated: String?

  /// Sets the app's folder of documents without their own, and reads all folders.
  ///
  /// - Parameter documents: The documents.
  /// - Returns: The mistakes in files of the folders, each once.
  func resolve(_ documents: inout [SpecDocument]) -> [SpecDiagnostic] {
    if let stated {
      let resources = ResourcesFolder(path: stated, folder: stated)
      for index in documents.indices where documents[index].resources == nil {
        documents[index].resources = resources
      }
    }
    let folders = Set(documents.compactMap { $0.resources?.folder }).sorted()
    return folders.flatMap { AppResources(readingFrom: $0).mistakes }.map(diagnostic(of:))
  }

  private func diagnostic(of mistake: ResourceMistake) -> SpecDiagnostic {
    let isInside = mistake.file.hasPrefix("\(root)/")
    return SpecDiagnostic(
      file: isInside ? String(mistake.file.dropFirst(root.count + 1)) : mistake.file,
      line: mistake.line,
      column: 1,
      mistake: .resourceInvalid(mistake.message)
    )
  }
}

extension ToolContext {
  /// Returns the context with the app's folder of `--resources`.
  ///
  /// - Throws: An error if there is no such folder.
  func withResources(in arguments: CommandArguments) throws(ToolError) -> ToolContext {
    guard let path = arguments[ResourceSelection.option] else { return self }
    try PathSelection.check([path])
    var context = self
    context.resources = URL(fileURLWithPath: path).standardizedFileURL.path
    return context
  }
}
