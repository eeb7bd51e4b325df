internal import Foundation
internal import SpecFormat

/// A program file that the system has to start.
package struct ProgramFile {
  /// The absolute path of the file.
  package let path: String

  /// - Parameter path: The absolute path of a file that may not exist.
  package init(at path: String) { self.path = path }
}

extension ProgramFile {
  /// The number of bytes in which the first line is searched, as Linux does.
  private static let firstLineLimit = 256

  /// The reason why the system cannot start the file; `nil` if none is known.
  ///
  /// The system reports neither a missing first line nor a missing interpreter of a script in
  /// words.
  package var obstacle: String? {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { return absence }
    guard !isFolder.boolValue else {
      let manifest = "\(path)/engine.json"
      return "it is a folder"
        + (manager.fileExists(atPath: manifest) ? "; did you mean '\(manifest)'?" : "")
    }
    guard manager.isExecutableFile(atPath: path) else { return "it is not executable" }
    return scriptObstacle
  }

  /// The words for a file that does not exist, with the nearest name in its folder.
  private var absence: String {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let nearest = NearestName.of(file.lastPathComponent, among: names.sorted())
    return "it does not exist" + (nearest.map { "; did you mean '\(folder)/\($0)'?" } ?? "")
  }

  private var scriptObstacle: String? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return "it cannot be read" }
    let start = (try? handle.read(upToCount: Self.firstLineLimit)) ?? Data()
    try? handle.close()
    guard start.starts(with: Data("#!".utf8)) else {
      let isText = start.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
      guard isText else { return nil }
      return "it is a text without a first line '#!' that names its interpreter, such as "
        + "'#!/usr/bin/env python3'"
    }
    let line = String(decoding: start.dropFirst(2).prefix { $0 != 0x0A }, as: UTF8.self)
    guard !line.hasSuffix("\r") else {
      return "its first line ends with a carriage return, which becomes part of the name of its "
        + "interpreter"
    }
    let words = line.split(separator: " ")
    guard let interpreter = words.first.map(String.init) else {
      return "its first line '#!' names no interpreter"
    }
    guard FileManager.default.isExecutableFile(atPath: interpreter) else {
      return "its interpreter '\(interpreter)' does not exist"
    }
    guard interpreter.hasSuffix("/env"), words.count == 2, !Self.isOnPath(String(words[1])) else {
      return nil
    }
    return "its interpreter '\(words[1])' is not on the path"
  }

  private static func isOnPath(_ name: String) -> Bool {
    guard !name.contains("/"), !name.contains("=") else { return true }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
