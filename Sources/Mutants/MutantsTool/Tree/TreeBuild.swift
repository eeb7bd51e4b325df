internal import SceneBuilding
internal import Platform
internal import Conformance
internal import Foundation

/// Builds a mutated tree; each round withdraws all mutants that do not compile.
struct TreeBuild {
  /// A build error that no mutant causes.
  struct Failure: Error, CustomStringConvertible {
    var output: String

    var description: String {
      "the tree does not build, and no mutant is the reason:\n\(output)"
    }
  }

  let tree: MutatedTree
  /// The build configuration: `debug` or `release`.
  let configuration: String
  /// A function that is called with progress messages.
  let progress: @Sendable (String) -> Void
}

extension TreeBuild {
  /// The compiler flags, with which errors are on one line each and the build continues after
  /// errors.
  private static let words = [
    "-gnone", "-continue-building-after-errors", "-diagnostic-style=llvm", "-suppress-warnings",
  ]

  /// The path of the worker executable.
  var worker: String { "\(tree.path)/.build/\(configuration)/MutantWorker" }

  /// Returns the directory of the modules to compile scenes with.
  ///
  /// The compiler inserts default arguments into the code of callers, so scenes have to be compiled
  /// with modules that contain such mutants. Without these mutants, the scenes that are already
  /// compiled are used.
  ///
  /// - Parameters:
  ///   - mutants: The mutants to run.
  ///   - isBuilding: Whether the modules of the package are rebuilt if they already exist and are
  ///     used.
  /// - Returns: The modules of the tree, or those of the package.
  /// - Throws: An error if a file cannot be written.
  func modules(for mutants: [Mutant], building isBuilding: Bool = true) throws -> String {
    guard mutants.contains(where: \.isOfCallers) else {
      let modules = "\(tree.root)/.build/debug/Modules"
      let isBuilt = FileManager.default.fileExists(atPath: "\(modules)/ViewLayout.swiftmodule")
      if isBuilt, !isBuilding { return modules }
      // If only `mutants` has been built, there are no modules for scenes yet.
      let log = "\(tree.path)/modules.log"
      let (status, output) = try PackageBuild(of: tree.root, configuration: "debug")
        .build("plumb", log: log)
      guard status == 0 else { throw Failure(output: output) }
      return modules
    }
    let modules = "\(tree.path)/.build/\(configuration)/Modules"
    try showSwitches(in: modules)
    return modules
  }

  /// Makes the C module of the switches available to code that is compiled with the modules.
  private func showSwitches(in modules: String) throws {
    let folder = "\(modules)/CSupport"
    let header = "\(tree.path)/Sources/Support/CSupport/include/MutantSwitch.h"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "module CSupport { header \"\(header)\" export * }\n"
      .write(toFile: "\(folder)/module.modulemap", atomically: true, encoding: .utf8)
  }

  /// Builds the worker with all mutants that compile.
  ///
  /// - Parameters:
  ///   - roster: The mutants, from which those that do not compile are withdrawn.
  ///   - remember: A function that is called after mutants were withdrawn, to store them for later
  ///     builds.
  /// - Throws: A `Failure`, or an error if a file cannot be written.
  func build(
    _ roster: inout MutantRegistry,
    remember: (MutantRegistry) throws -> Void
  ) throws {
    var seen: [String: Int] = [:]
    while true {
      let files = try tree.write(roster)
      let (status, output) = try PackageBuild(of: tree.path, configuration: configuration)
        .build("MutantWorker", log: "\(tree.path)/build.log", words: Self.words)
      guard status != 0 else { return }
      let all = output.split(separator: "\n")
      let lines = all.filter { $0.contains(": error: ") }
      let errors = CompilerDiagnostic.parse(lines.joined(separator: "\n"))
      let refused = refusedMutants(errors, in: files, of: roster, seen: &seen)
      guard !refused.isEmpty else {
        let lines = errors.isEmpty ? Array(all.suffix(20)) : errors.map { "\($0)"[...] }
        throw Failure(output: lines.prefix(20).joined(separator: "\n"))
      }
      roster.withdraw(refused)
      try remember(roster)
      progress("\(refused.count) mutants do not compile, \(roster.numbered.count) are left")
    }
  }

  /// Returns the mutants that may have caused errors; the range is extended if errors remain in a
  /// line.
  private func refusedMutants(
    _ errors: [CompilerDiagnostic],
    in files: [Int: MutatedFile],
    of roster: MutantRegistry,
    seen: inout [String: Int]
  ) -> Set<MutantRegistry.Key> {
    let places = Dictionary(uniqueKeysWithValues: files.keys.map { (roster.files[$0].path, $0) })
    var refused: Set<MutantRegistry.Key> = []
    var noted: Set<String> = []
    defer { for place in noted { seen[place, default: 0] += 1 } }
    // The compiler repeats an error for each file that depends on it.
    for (_, errors) in Dictionary(grouping: errors, by: \.description) {
      let error = errors[0]
      let path = error.file.replacing("\(tree.path)/", with: "")
      guard let index = places[path], let file = files[index] else { continue }
      let place = "\(path):\(error.line)"
      let doubt = MutatedFile.Doubt(rawValue: min(seen[place, default: 0], 2)) ?? .neighbours
      noted.insert(place)
      let mutants = file.mutants(atLine: error.line, column: error.column, doubting: doubt)
      refused.formUnion(mutants.map { MutantRegistry.Key(file: index, mutant: $0) })
    }
    return refused
  }
}

/// An invocation of the package manager.
struct PackageBuild {
  /// The directory of the package.
  let package: String
  /// The build configuration: `debug` or `release`.
  let configuration: String

  init(of package: String, configuration: String) {
    self.package = package
    self.configuration = configuration
  }
}

extension PackageBuild {
  /// Builds a product of the package.
  ///
  /// - Parameters:
  ///   - product: The name of the product.
  ///   - log: The path of the log file for all output.
  ///   - words: Additional compiler flags.
  /// - Returns: The exit status, which is 0 for success, and all output.
  /// - Throws: An error if the package manager cannot be started.
  func build(
    _ product: String,
    log: String,
    words: [String] = []
  ) throws -> (status: Int32, output: String) {
    let build = ["swift", "build", "--package-path", package, "-c", configuration]
    let command = ExternalCommand(
      words: build + ["--product", product] + words.flatMap { ["-Xswiftc", $0] }
    )
    let outcome = try command.run(log: log)
    return (outcome.status, outcome.output)
  }
}
