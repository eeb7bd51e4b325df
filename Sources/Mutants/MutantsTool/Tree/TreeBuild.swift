internal import CommandLineKit
internal import Conformance
internal import Foundation

/// Builds a tree; what does not compile is withdrawn, all of it at once in each round.
struct TreeBuild {
  /// The tree does not build, and no mutant is the reason.
  struct Failure: Error, CustomStringConvertible {
    var output: String

    var description: String {
      "the tree does not build, and no mutant is the reason:\n\(output)"
    }
  }

  let tree: MutatedTree
  /// `debug` or `release`.
  let configuration: String
  /// Told how far it is.
  let progress: @Sendable (String) -> Void
}

extension TreeBuild {
  /// Errors have a line each, and those of one module do not hide those of the next stage.
  private static let words = [
    "-gnone", "-continue-building-after-errors", "-diagnostic-style=llvm", "-suppress-warnings",
  ]

  /// The worker that a build makes.
  var worker: String { "\(tree.path)/.build/\(configuration)/MutantWorker" }

  /// The directory of the modules that scenes are to be compiled with.
  ///
  /// A compiler puts the defaults of parameters into the code of callers, so that scenes have to
  /// see such mutants; without any, scenes are those that are compiled already.
  ///
  /// - Parameters:
  ///   - mutants: The mutants that are to be run.
  ///   - isBuilding: Whether the package's own modules are brought up to date, where they are used
  ///     and are there already.
  /// - Returns: The tree's own modules, or those of the package.
  /// - Throws: Why nothing can be written.
  func modules(for mutants: [Mutant], building isBuilding: Bool = true) throws -> String {
    guard mutants.contains(where: \.isOfCallers) else {
      let modules = "\(tree.root)/.build/debug/Modules"
      let isBuilt = FileManager.default.fileExists(atPath: "\(modules)/ViewLayout.swiftmodule")
      if isBuilt, !isBuilding { return modules }
      // Whoever has only `mutants` built has no modules for scenes yet.
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

  /// Lets code that is compiled with modules find the switches, which are in C.
  private func showSwitches(in modules: String) throws {
    let folder = "\(modules)/CSupport"
    let header = "\(tree.path)/Sources/Support/CSupport/include/MutantSwitch.h"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "module CSupport { header \"\(header)\" export * }\n"
      .write(toFile: "\(folder)/module.modulemap", atomically: true, encoding: .utf8)
  }

  /// Builds the worker with all mutants of a roster that compile.
  ///
  /// - Parameters:
  ///   - roster: The mutants; those that do not compile are withdrawn.
  ///   - remember: Called whenever some were withdrawn: nobody has to find these out again.
  /// - Throws: A `Failure`, or why nothing can be written.
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

  /// The mutants that errors are about: more around each where errors stay in a line.
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
    // The compiler says one thing several times, once for each file that depends on it.
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

/// A call of the package manager.
struct PackageBuild {
  /// The directory of the package.
  let package: String
  /// `debug` or `release`.
  let configuration: String

  init(of package: String, configuration: String) {
    self.package = package
    self.configuration = configuration
  }
}

extension PackageBuild {
  /// Builds a product.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - log: The file that gets everything that is printed.
  ///   - words: Further words for the compiler.
  /// - Returns: The exit status, 0 where it builds, and everything that was printed.
  /// - Throws: Why the package manager cannot be asked.
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
