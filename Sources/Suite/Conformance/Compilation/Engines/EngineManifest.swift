internal import Foundation
package import SpecFormat

/// An engine that is none of Plumb's own, as a file such as `engine.json` has it: how it is run, and the
/// modules that scenes are compiled against for it.
///
/// ```json
/// {
///   "executable": ".build/debug/SmallEngineAdapter",
///   "modules": ".build/debug/Modules",
///   "imports": ["SmallEngine", "SmallEngineAdapter"],
///   "aliases": {"SwiftUI": "SmallEngine"}
/// }
/// ```
package struct EngineManifest: Sendable, Hashable {
  /// The engine's name before it has introduced itself; `nil` where the file does not say.
  package var name: String?
  /// The absolute path of the executable that speaks the protocol.
  package var executable: String
  /// The arguments that it is run with.
  package var arguments: [String]
  /// The modules that scenes are compiled against; `nil` for an engine that takes scenes as data.
  package var target: SceneTarget?
}

extension EngineManifest {
  /// The names of its members, in the order in which the guide has them.
  static let members = ["name", "executable", "arguments", "modules", "imports", "aliases"]

  /// Reads a file; paths in it are relative to its folder.
  ///
  /// - Parameter path: The file's path, as messages are to name it.
  /// - Returns: What it says, with an executable and modules that are there.
  /// - Throws: ``EngineManifestError`` with every mistake of the file.
  package static func read(at path: String) throws -> EngineManifest {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw EngineManifestError(
        file: path,
        mistakes: [.init(line: 1, column: 1, message: "the file cannot be read")]
      )
    }
    var reader = EngineManifestReader(folder: file.deletingLastPathComponent())
    let manifest = reader.manifest(in: String(decoding: data, as: UTF8.self))
    guard let manifest, reader.mistakes.isEmpty else {
      throw EngineManifestError(file: path, mistakes: reader.mistakes)
    }
    return manifest
  }
}

/// The mistakes of an engine's file.
package struct EngineManifestError: Error, Equatable {
  /// One of them, at a line and a column from 1.
  package struct Mistake: Sendable, Hashable {
    package var line: Int
    package var column: Int
    package var message: String
  }

  package var file: String
  /// At least one, in the order of their places.
  package var mistakes: [Mistake]
}

extension EngineManifestError: CustomStringConvertible {
  package var description: String {
    mistakes.map { "\(file):\($0.line):\($0.column): error: \($0.message)" }
      .joined(separator: "\n")
  }
}
