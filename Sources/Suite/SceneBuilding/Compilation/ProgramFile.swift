internal import Foundation

/// A program file that the system has to start.
package struct ProgramFile {
  private let path: String

  /// - Parameter path: The absolute path of an executable file.
  package init(at path: String) { self.path = path }
}

extension ProgramFile {
  /// The number of bytes in which the first line is searched, as Linux does.
  private static let firstLineLimit = 256

  /// The reason why the system cannot start a script; `nil` for a program, or if none is known.
  ///
  /// The system reports neither a missing first line nor a missing interpreter in words.
  package var obstacle: String? {
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
