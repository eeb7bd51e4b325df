internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The targets of a package that build on this system, for `plumb try --package`.
///
/// Targets that import SwiftUI or UIKit are not built: their files are compiled as they are, with
/// this project's modules in place of Apple's.
@MainActor
struct PackageBuild {
  /// A target that does not build, with the first error.
  struct Failure {
    var target: String
    /// The first error with its place, as the compiler printed it.
    var message: String
  }

  /// The modules of the targets that were built; `nil` if there are none.
  private(set) var modules: PackageModules?
  private(set) var failures: [Failure] = []
  /// The targets whose files are laid out as they are.
  let plainTargets: [PackageDescription.Target]

  /// Builds the targets without views.
  ///
  /// - Throws: An error if a build cannot be started, or if its products cannot be linked.
  init(of package: PackageDescription, console: Console) throws {
    var built: [PackageDescription.Target] = []
    for target in package.targetsWithoutViews {
      // A target cannot be built without those that it depends on.
      let failed = Set(failures.map(\.target))
      guard failed.isDisjoint(with: target.targetDependencies ?? []) else {
        failures.append(Failure(target: target.name, message: "a dependency does not build"))
        continue
      }
      console.show(progress: "building \(target.name)")
      let outcome = try Self.build(["--target", target.name], in: package)
      if outcome.status == 0 {
        built.append(target)
      } else {
        let message = Self.firstError(in: outcome.output, below: package.folder)
        failures.append(Failure(target: target.name, message: message))
      }
    }
    console.show(progress: "")
    let names = Set(built.map(\.name))
    plainTargets = package.targets.filter {
      !names.contains($0.name) && $0.moduleType == "SwiftTarget"
    }
    guard !built.isEmpty else { return }
    let folder =
      try Self.build(["--show-bin-path"], in: package).output
      .split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    let excluded = Set(package.targets.map(\.name)).subtracting(names)
    let library = "\(folder)/plumb-try.so"
    let linked = try SwiftCompiler.beside(executable: .current)
      .link(Self.objects(in: folder, except: excluded), to: library)
    guard linked.status == 0 else {
      throw ToolError.packageNotBuilt(package.folder, output: linked.output)
    }
    modules = PackageModules(names: names.sorted(), build: folder, library: library)
  }
}

extension PackageBuild {
  /// Runs `swift build`, whose messages are on standard output and standard error.
  private static func build(
    _ arguments: [String],
    in package: PackageDescription
  ) throws -> ExternalCommand.Outcome {
    let log = FileManager.default.temporaryDirectory.path + "/plumb-build-\(getpid()).log"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let words = ["swift", "build", "--package-path", package.folder]
    return try ExternalCommand(words: words + arguments).run(log: log)
  }

  /// Returns the first error in the output of a build, with a path relative to the package.
  private static func firstError(in output: String, below folder: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    // The build system reports the failure of the compiler as well, without a place.
    let line =
      lines.first { $0.contains(/:\d+:\d+: error:/) } ?? lines.first { $0.contains("error: ") }
    return (line.map(String.init) ?? "the build failed").replacing("\(folder)/", with: "")
  }

  /// Returns the object files of all targets in the folder of a build.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder.
  ///   - excluded: The names of targets whose objects are left out.
  /// - Returns: The absolute paths of the files.
  private static func objects(in folder: String, except excluded: Set<String>) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let suffix = ".build"
    return names.sorted().filter { name in
      name.hasSuffix(suffix) && !name.hasSuffix("-tool\(suffix)")
        && !excluded.contains(String(name.dropLast(suffix.count)))
    }
    .flatMap { name in
      (FileManager.default.subpaths(atPath: "\(folder)/\(name)") ?? []).sorted()
        // The object with the module itself is for debuggers.
        .filter { $0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") }
        .map { "\(folder)/\(name)/\($0)" }
    }
  }
}
