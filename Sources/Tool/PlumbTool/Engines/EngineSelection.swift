internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The engine that scenarios are played by.
struct EngineSelection: Sendable {
  var program: EngineProgram
  /// What scenes are compiled for; `nil` for an engine that takes scenes as data, or has them
  /// already.
  var target: SceneTarget?
}

extension EngineSelection {
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
  static func own(of executable: String, timeLimit: Double) -> EngineSelection {
    EngineSelection(program: .own(of: executable, timeLimit: timeLimit), target: .plumb)
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

/// A program that is an engine, or can be one.
struct EngineProgram: Sendable {
  /// The command as which this tool is an engine.
  static let command = "engine"

  /// The absolute path of the executable.
  var executable: String
  /// The words after its name.
  var arguments: [String] = []
  /// Whether it is this tool's own engine, which known failures are marked for.
  var isOwn = true
}

extension EngineProgram {
  /// This tool's own engine.
  ///
  /// - Parameters:
  ///   - executable: The path of a `plumb`.
  ///   - timeLimit: How long one scenario may take, in seconds.
  /// - Returns: The program that speaks the protocol.
  static func own(of executable: String, timeLimit: Double) -> EngineProgram {
    EngineProgram(
      executable: executable,
      arguments: [command, "--timeout", "\(timeLimit)"]
    )
  }
}

/// Further things that a run of scenarios can bring besides verdicts.
struct RunOptions: OptionSet, Codable, Sendable {
  let rawValue: Int

  /// The reasons of each layout, of a second run of each scene.
  static let explanations = RunOptions(rawValue: 1)
  /// The layouts as pictures, of the same second run.
  static let pictures = RunOptions(rawValue: 2)
  /// For empty blocks of frames lines for the nodes with an id alone; brings no second run.
  static let identifiedFrames = RunOptions(rawValue: 4)
  /// The checks under every condition, of a run of its own.
  static let conditions = RunOptions(rawValue: 8)

  /// What the engine answered, word for word; brings no second run.
  static let recordings = RunOptions(rawValue: 16)

  /// The options that need a further layout of a scene.
  static let inspections: RunOptions = [.explanations, .pictures, .conditions]
}
