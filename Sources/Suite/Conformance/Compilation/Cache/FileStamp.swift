internal import Foundation

/// When and how long a file was last written, which a build changes.
struct FileStamp: CustomStringConvertible, Equatable, Codable {
  /// In bytes.
  var size = 0
  /// In seconds since 1970.
  var date = 0.0

  /// The stamp of the file that a path leads to; zeros where there is none.
  init(of path: String) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    size = facts?[.size] as? Int ?? 0
    date = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }

  var description: String { "\(size) \(date)" }
}
