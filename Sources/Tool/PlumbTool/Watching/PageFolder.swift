internal import Foundation
internal import Site

/// The folder that the page of a spec is written to again and again.
@MainActor
final class PageFolder {
  /// The absolute path.
  let path: String
  private let isTemporary: Bool
  private var revision = 0

  /// Makes the folder, with what stays as it is.
  ///
  /// - Parameter output: Where it is to be; `nil` for a temporary one.
  /// - Throws: Why it cannot be written.
  init(_ output: String?) throws(ToolError) {
    isTemporary = output == nil
    path =
      output.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      ?? NSTemporaryDirectory() + "plumb-watch-\(UUID().uuidString.prefix(8))"
    do {
      for file in LiveReloadPage.frame { try write(file) }
    } catch {
      close()
      throw error
    }
  }
}

extension PageFolder {
  /// The address to open.
  var address: String {
    URL(fileURLWithPath: "\(path)/\(LiveReloadPage.address)").absoluteString
  }

  /// Shows a page in place of the one before.
  func show(_ page: LiveReloadPage) throws(ToolError) {
    revision += 1
    for file in page.files(revision: revision) { try write(file) }
  }

  /// Removes a temporary folder, and leaves in another one that nothing will follow.
  func close() {
    if isTemporary {
      try? FileManager.default.removeItem(atPath: path)
    } else {
      try? write(LiveReloadPage.revision(-1))
    }
  }

  private func write(_ file: SiteFile) throws(ToolError) {
    try TextFile(path: "\(path)/\(file.path)").write(file.text)
  }
}
