internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The engine that scenarios are played by.
struct ChosenEngine: Sendable {
  var program: EngineProgram
  /// What scenes are compiled for; `nil` for an engine that takes scenes as data, or has them already.
  var target: SceneTarget?
}

extension ChosenEngine {
  static let option = CommandOption(
    name: "engine",
    placeholder: "PATH",
    summary: "let another engine play the scenes: its engine.json, or its program"
  )

  /// This tool's own engine.
  ///
  /// - Parameters:
  ///   - executable: The path of a `plumb`.
  ///   - timeLimit: How long one scenario may take, in seconds.
  /// - Returns: The engine, for which scenes are compiled as they always are.
  static func own(of executable: String, timeLimit: Double) -> ChosenEngine {
    ChosenEngine(program: .own(of: executable, timeLimit: timeLimit), target: .plumb)
  }

  /// Another engine.
  ///
  /// - Parameter path: Its `engine.json`, or a program that speaks the protocol.
  /// - Throws: Every mistake in the file, or that there is no program.
  init(at path: String) throws(ToolError) {
    guard path.hasSuffix(".json") else {
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      guard FileManager.default.isExecutableFile(atPath: absolute) else {
        throw .engineUnusable("error: '\(path)' is no program that can be run")
      }
      self.init(program: EngineProgram(executable: absolute, isOwn: false), target: nil)
      return
    }
    do {
      let manifest = try EngineManifest.read(at: path)
      self.init(
        program: EngineProgram(
          executable: manifest.executable,
          arguments: manifest.arguments,
          isOwn: false
        ),
        target: manifest.target
      )
    } catch {
      throw .engineUnusable("\(error)")
    }
  }
}
