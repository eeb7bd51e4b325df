import Foundation
import ResourceFiles

@testable import ViewLayout

/// A temporary folder with resource files, removed with the value.
final class ResourceFolder {
  let path = FileManager.default.temporaryDirectory.path + "/resources-\(UUID().uuidString)"

  init(_ files: [String: String] = [:]) throws {
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and creates the folders on its path.
  func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  var contents: AppFolder { AppFolder(readingFrom: path) }

  var resources: AppResources { AppResources(readingFrom: path) }

  /// The mistakes as `file:line: message`, with paths relative to the folder.
  var mistakes: [String] {
    contents.mistakes.map { "\($0.file.dropFirst(path.count + 1)):\($0.line): \($0.message)" }
  }
}

extension Data {
  /// The first bytes of a PNG file, which end with its size in pixels.
  static func png(width: UInt8, height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data([0, 0, 0, width, 0, 0, 0, height])
  }
}
