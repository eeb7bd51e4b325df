import Foundation

@testable import PlumbTool

/// A temporary suite whose files tests write.
final class WatchedFolder {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-tests-\(UUID().uuidString)").resolvingSymlinksInPath().path

  /// Makes the folder with specs, by their paths below `Specs`.
  init(_ specs: [String: String]) throws {
    try FileManager.default.createDirectory(
      atPath: "\(root)/Specs",
      withIntermediateDirectories: true
    )
    for (path, text) in specs { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }
}

extension WatchedFolder {
  var suite: SuiteFolder { SuiteFolder(root: root, folder: "Specs") }

  /// Writes a spec where it is, as an editor may that keeps the file.
  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/Specs/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: false, encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/Specs/\(path)")
  }

  /// A spec with a scene of each width.
  static func spec(_ widths: Int..., expecting offset: Int = 0) -> String {
    widths.reduce(into: "# Title\n") { text, width in
      text += """

        ## Width \(width)

        ```swift
        Color.red.frame(width: \(width), height: 10)
        ```

        ```size 100x100 evidence=derived
        100x100 -> \(width + offset)x10
        ```

        """
    }
  }
}
