internal import Foundation

extension ToolContext {
  /// The same surroundings, where the suite that is meant is another folder.
  ///
  /// - Parameter folder: The folder of specs; `nil` for the one that is meant already.
  /// - Returns: Surroundings for one command.
  /// - Throws: `pathsMissing` where there is none.
  func withSpecs(in folder: String?) throws(ToolError) -> ToolContext {
    guard let folder else { return self }
    try ChosenPaths.check([folder])
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    var context = self
    context.home = SuiteFolder(
      root: url.deletingLastPathComponent().path,
      folder: url.lastPathComponent
    )
    return context
  }
}
