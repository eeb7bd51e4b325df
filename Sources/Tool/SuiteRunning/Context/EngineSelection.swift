internal import SceneBuilding
package import CommandLineKit
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The engine that runs the scenes.
package struct EngineSelection: Sendable {
  package var program: EngineProgram
  /// The target that scenes are compiled for; `nil` for an engine that reads scenes as data, or has
  /// them built in.
  var target: SceneTarget?
  /// The engine's smallest unit in points; `nil` for an engine that does not round to a unit.
  var grid: Double?
  /// The engine that evaluates scenes for an engine that reads them as data.
  var evaluator = SceneEvaluator()
}

/// An engine that contains Plumb's own, which turns scenes into data.
struct SceneEvaluator: Sendable {
  var program = EngineProgram.own
  var target = SceneTarget.plumb
}

extension EngineSelection {
  package static let option = CommandOption(
    name: "engine",
    placeholder: "PATH",
    summary: "run scenes with another engine: its engine.json, or its program"
  )

  /// The name of the file that describes the engine of a package, in the package's folder.
  static let manifestName = "engine.json"

  /// Creates the selection of Plumb's own engine, with the modules in the folder of this
  /// executable.
  package init(own program: EngineProgram) { self.init(program: program, target: .plumb) }

  /// Creates the selection of another engine.
  ///
  /// - Parameter path: The path of its `engine.json`, or of a program that implements the protocol.
  /// - Throws: Every mistake in the file, or an error if the program is not executable.
  package init(at path: String) throws(ToolError) {
    guard path.lowercased().hasSuffix(".json") else {
      let program = ProgramFile(at: URL(fileURLWithPath: path).standardizedFileURL.path)
      if let obstacle = program.obstacle {
        throw .engineUnusable("error: '\(path)' cannot be started: \(obstacle)")
      }
      self.init(program: EngineProgram(executable: program.path, isOwn: false), target: nil)
      return
    }
    do {
      let manifest = try EngineManifest.read(at: path)
      self.init(
        program: EngineProgram(
          executable: manifest.executable,
          arguments: manifest.arguments,
          folder: manifest.target?.isPlumb == true ? nil : manifest.folder,
          isOwn: manifest.target?.isPlumb ?? false
        ),
        target: manifest.target,
        grid: manifest.grid
      )
    } catch {
      throw .engineUnusable("\(error)")
    }
  }
}

/// The program of an engine, with its arguments.
package struct EngineProgram: Sendable {
  /// The absolute path of the executable.
  var executable: String
  var arguments: [String] = []
  /// The absolute path of the folder that it is started in; `nil` for that of this process.
  var folder: String?
  /// Whether it is Plumb's own engine, to which marks of known failures apply.
  package var isOwn = true

  package init(
    executable: String,
    arguments: [String] = [],
    folder: String? = nil,
    isOwn: Bool = true
  ) {
    self.executable = executable
    self.arguments = arguments
    self.folder = folder
    self.isOwn = isOwn
  }
}

extension EngineProgram {
  /// Plumb's own engine, in the folder of this executable.
  package static var own: EngineProgram { own(named: Installation.engineName) }

  /// Returns an engine that contains Plumb's, in the folder of this executable.
  ///
  /// - Parameter name: The name of an executable that calls `PlumbEngine.main()`.
  /// - Returns: The program.
  package static func own(named name: String) -> EngineProgram {
    EngineProgram(executable: "\(ExecutablePath.current.programs)/\(name)")
  }

  /// The absolute path of the folder with the modules of an engine in a build folder.
  var modules: String {
    "\(URL(fileURLWithPath: executable).deletingLastPathComponent().path)/Modules"
  }

  /// Returns the arguments of a process.
  ///
  /// - Parameter timeLimit: The time limit of one scenario, in seconds; other engines have no
  ///   argument for it.
  /// - Returns: All arguments.
  func arguments(timeLimit: Double) -> [String] {
    arguments + (isOwn ? ["--timeout", "\(timeLimit)"] : [])
  }
}

/// Results of a run of scenarios in addition to verdicts.
package struct RunOptions: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The explanations of each layout, from a second run of each scene.
  package static let explanations = RunOptions(rawValue: 1)
  /// The layouts as pictures, from the same second run.
  package static let pictures = RunOptions(rawValue: 2)
  /// Only nodes with an id in empty frames blocks; needs no second run.
  package static let identifiedFrames = RunOptions(rawValue: 4)
  /// The results of checks under every condition, from a separate run.
  package static let conditions = RunOptions(rawValue: 8)

  /// The answers of the engine, unchanged; needs no second run.
  package static let recordings = RunOptions(rawValue: 16)

  /// Pictures under some conditions, together with ``conditions``.
  package static let strips = RunOptions(rawValue: 32)

  /// Whether tasks of views are started in the run for ``conditions``.
  package static let tasks = RunOptions(rawValue: 64)

  /// Only one device and one text size in the run for ``conditions``.
  package static let usualConditions = RunOptions(rawValue: 128)

  /// The options that need another layout of a scene.
  static let inspections: RunOptions = [.explanations, .pictures, .conditions]
}
