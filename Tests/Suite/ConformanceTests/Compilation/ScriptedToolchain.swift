@testable import SceneBuilding
import Foundation
import SpecFormat
import Testing

@testable import Conformance

/// A folder with built modules, and a Swift toolchain whose compiler is a shell script.
struct ScriptedToolchain {
  let folder: URL

  /// Creates the folder.
  ///
  /// - Parameters:
  ///   - script: The lines of the script that replaces the compiler.
  ///   - modules: The names of the built modules, which have the same contents.
  /// - Throws: An error of Foundation if the folder cannot be written.
  init(_ script: String, modules: [String] = SceneTarget.plumb.neededModules) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-toolchain-\(UUID().uuidString)")
    for programs in ["proxy", "usr/bin"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(programs),
        withIntermediateDirectories: true
      )
    }
    for module in modules {
      try Data("one".utf8).write(to: folder.appendingPathComponent("\(module).swiftmodule"))
    }
    try write("echo \(Self.quoted(targetInfo))", to: "proxy/swiftc")
    try write(script, to: "usr/bin/swift-frontend")
  }

  /// The path of a driver without a compiler beside it, as with a toolchain proxy.
  var driver: String { folder.path + "/proxy/swiftc" }

  /// Replaces a program of the toolchain, given by its path in the folder.
  func write(_ script: String, to program: String) throws {
    let file = folder.appendingPathComponent(program)
    try "#!/bin/sh\n\(script)\n".write(to: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private var targetInfo: String {
    """
    {"target": {"arch": "x86_64", "platform": "linux"}, "paths": {
      "runtimeLibraryPaths": ["\(folder.path)/usr/lib/swift/linux"],
      "runtimeResourcePath": "\(folder.path)/usr/lib/swift"}}
    """
  }

  private static func quoted(_ text: String) -> String { "'\(text)'" }
}
