internal import Foundation
package import Site

/// The folder of the page of a spec, which is written again after each change.
@MainActor
package final class PageFolder {
  /// The absolute path of the folder.
  package let path: String
  private let isTemporary: Bool
  private var revision = 0

  /// Creates the folder with its static files.
  ///
  /// - Parameter output: The path of the folder; `nil` for a temporary folder.
  /// - Throws: An error if it cannot be written.
  package init(_ output: String?) throws(ToolError) {
    isTemporary = output == nil
    path =
      output.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      ?? NSTemporaryDirectory() + "plumb-watch-\(UUID().uuidString.prefix(8))"
    do {
      for file in LiveReloadPage.frame { try file.write(below: path) }
    } catch {
      close()
      throw error
    }
  }
}

extension PageFolder {
  /// The URL of the page.
  var address: String {
    URL(fileURLWithPath: "\(path)/\(LiveReloadPage.address)").absoluteString
  }

  /// Replaces the previous page.
  package func show(_ page: LiveReloadPage) throws(ToolError) {
    revision += 1
    for file in page.files(revision: revision) { try file.write(below: path) }
  }

  /// Removes a temporary folder; in another folder, marks the page as final.
  package func close() {
    if isTemporary {
      try? FileManager.default.removeItem(atPath: path)
    } else {
      _ = try? LiveReloadPage.revision(-1).write(below: path)
    }
  }
}

extension SiteFile {
  /// Writes the file, or copies its original, which may have disappeared since the layout.
  ///
  /// - Parameter folder: The folder of the site.
  /// - Returns: The size of the file, in bytes; 0 for an original that cannot be read.
  /// - Throws: An error if the file cannot be written.
  @discardableResult package func write(below folder: String) throws(ToolError) -> Int {
    let data = original.map { FileManager.default.contents(atPath: $0) } ?? Data(text.utf8)
    guard let data else { return 0 }
    try TextFile(path: "\(folder)/\(path)").write(data)
    return data.count
  }
}
