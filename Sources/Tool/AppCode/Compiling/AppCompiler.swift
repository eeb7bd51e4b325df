internal import Foundation
internal import Platform
internal import SpecFormat

/// A call of the Swift compiler, which `plumb try` and its tests start in their own ways.
package struct AppCompiler: Sendable {
  /// The result of a call.
  package struct Outcome: Sendable {
    /// The exit status; `nil` if the time limit was exceeded.
    package var status: Int32?
    /// The output and the messages.
    package var output: String

    package init(status: Int32?, output: String) { (self.status, self.output) = (status, output) }
  }

  /// Calls `swiftc` with arguments.
  package var call: @Sendable (_ arguments: [String]) throws -> Outcome
  /// The arguments that make the engine's modules visible.
  package var engineArguments: [String]
  /// The arguments with which the driver calls the compiler itself, beside those for the language
  /// and the modules.
  package var frontendArguments: [String]
  /// A digest of the engine's modules and of the compiler.
  package var identity: String
  /// The maximum duration of a call, in seconds.
  package var timeLimit: Int

  package init(
    engineArguments: [String],
    frontendArguments: [String],
    identity: String,
    timeLimit: Int,
    call: @escaping @Sendable (_ arguments: [String]) throws -> Outcome
  ) {
    (self.engineArguments, self.frontendArguments) = (engineArguments, frontendArguments)
    (self.identity, self.timeLimit, self.call) = (identity, timeLimit, call)
  }
}

/// The files of a module to compile, with the place of its products.
struct ModuleCode {
  var name: String
  /// The absolute paths of the files.
  var files: [String]
  /// The folder of objects and of the state of an incremental build.
  var objects: String
  /// The effort after which the compiler rejects an expression as too complex.
  var effort = SolverEffort.usual
  /// Whether declarations without a stated isolation are isolated to the main actor.
  var isMainActor = false
}

/// The maximum number of scopes that the compiler opens to find the types of one expression.
///
/// Unlike a time limit, it has the same effect on every machine.
enum SolverEffort: Int, Codable {
  /// Enough for nearly all code; wrong expressions end soon.
  case usual = 1_000
  /// For a module with an expression that the usual effort did not solve.
  case high = 2_500
}

extension AppCompiler {
  /// The number of files up to which two processes take longer than one.
  private static let largestBatch = 40
  /// The number of checked files of a module up to which two processes take longer than one.
  private static let largestBatchOfFew = 4

  /// Checks the types of a module, and writes nothing.
  ///
  /// - Parameters:
  ///   - code: The module.
  ///   - checked: The indices of the files whose code is checked; `nil` for all. In other files,
  ///     the compiler only reads the declarations that these use.
  ///   - modules: The path of the folder with the modules that it imports.
  /// - Returns: The outcome of the compiler, of several processes joined.
  /// - Throws: The error of the call.
  func check(_ code: ModuleCode, only checked: Set<Int>? = nil, modules: String) throws -> Outcome {
    guard let checked else {
      // Without the last option, the compiler ends after the first batch with errors.
      let batches = [
        "-j2", "-enable-batch-mode", "-driver-batch-count", "2", "-continue-building-after-errors",
      ]
      let options = code.files.count > Self.largestBatch ? batches : ["-wmo"]
      return try call(
        ["-typecheck", "-suppress-warnings"] + options + arguments(of: code, modules: modules)
          + code.files
      )
    }
    // Neighboring files are similar, so each process gets every second one to take equally long.
    let sorted = checked.sorted().enumerated()
    let count = checked.count > Self.largestBatchOfFew ? 2 : 1
    let batches = (0..<count).map { batch in
      Set(sorted.filter { $0.offset % count == batch }.map(\.element))
    }
    let language = ["-frontend", "-typecheck", "-suppress-warnings"] + frontendArguments
    let common = language + arguments(of: code, modules: modules).filter { $0 != "-Xfrontend" }
    let outcomes = ThreadPool.map(batches) { batch in
      let files = code.files.enumerated().flatMap { index, file in
        batch.contains(index) ? ["-primary-file", file] : [file]
      }
      return Result { try call(common + files) }
    }
    return try outcomes.map { try $0.get() }.reduce(Outcome(status: 0, output: "")) { all, next in
      let status = all.status.flatMap { first in next.status.map { max(first, $0) } }
      return Outcome(status: status, output: all.output + next.output)
    }
  }

  /// Compiles a module to objects and to a module that others import.
  ///
  /// Files that did not change since the last call, and use nothing that did, are not compiled
  /// again.
  func emit(_ code: ModuleCode, modules: String) throws -> Outcome {
    let map = "\(code.objects)/outputs.json"
    try ModuleCode.outputMap(of: code).write(toFile: map, atomically: true, encoding: .utf8)
    let options = [
      "-c", "-incremental", "-j2", "-enable-batch-mode", "-output-file-map", map, "-emit-module",
      "-emit-module-path", "\(modules)/\(code.name).swiftmodule", "-Onone", "-gline-tables-only",
    ]
    return try call(options + arguments(of: code, modules: modules) + code.files)
  }

  private func arguments(of code: ModuleCode, modules: String) -> [String] {
    [
      "-module-name", code.name, "-swift-version", "5", "-parse-as-library",
      "-enable-bare-slash-regex", "-diagnostic-style", "llvm", "-package-name", "app",
      "-enable-testing",
      "-I", modules, "-D", "DEBUG",
      "-Xfrontend", "-solver-scope-threshold=\(code.effort.rawValue)",
    ] + (code.isMainActor ? ["-default-isolation", "MainActor"] : []) + engineArguments
  }
}

extension ModuleCode {
  /// The paths of the object files.
  var objectPaths: [String] { files.map { "\(objects)/\(Self.stem(of: $0)).o" } }

  private static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return String(name.dropLast(".swift".count))
  }

  /// The map of output files, which an incremental build requires.
  fileprivate static func outputMap(of code: ModuleCode) throws -> String {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": "\(code.objects)/\(code.name).swiftdeps"]
    ]
    for file in code.files {
      let stem = "\(code.objects)/\(stem(of: file))"
      map[file] = [
        "object": "\(stem).o", "swift-dependencies": "\(stem).swiftdeps",
        "swiftmodule": "\(stem).partial.swiftmodule",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }
}
