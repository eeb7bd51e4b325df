internal import SceneBuilding
internal import Platform
internal import Foundation
internal import SpecFormat

/// The engine of a package, an executable that contains the package's modules, built before each
/// use.
@MainActor
package struct PackageEngine {
  private let package: String
  private let console: Console

  /// - Parameters:
  ///   - package: The folder of the package, relative to the current directory.
  ///   - console: The console that shows the progress of the build.
  package init(of package: String, console: Console) {
    self.package = URL(fileURLWithPath: package).standardizedFileURL.path
    self.console = console
  }
}

extension PackageEngine {
  /// The needed part of the output of `swift package describe`.
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var productDependencies: [String]?
    }

    var targets: [Target]
  }

  /// Builds the package's engine.
  ///
  /// - Returns: The engine, with the modules of the build.
  /// - Throws: An error if there is no such executable, or it does not compile.
  package func build() throws(ToolError) -> EngineSelection {
    guard FileManager.default.fileExists(atPath: "\(package)/Package.swift") else {
      let isThere = FileManager.default.fileExists(atPath: package)
      throw .packageUnusable(
        package,
        reason: isThere ? "it has no Package.swift" : "the folder does not exist"
      )
    }
    let name = try engineName()
    console.show(progress: "building \(name)")
    let build = try swift(["build", "--package-path", package, "--product", name])
    guard build.status == 0 else {
      throw .packageNotBuilt(package, output: build.output)
    }
    let output = try swift(["build", "--package-path", package, "--show-bin-path"]).output
    let folder = output.trimmingCharacters(in: .whitespacesAndNewlines)
    console.show(progress: "")
    return EngineSelection(
      program: EngineProgram(executable: "\(folder)/\(name)"),
      target: .plumb(in: "\(folder)/Modules")
    )
  }

  /// Makes the package's folder the current directory.
  package func enter() throws(ToolError) {
    guard chdir(package) == 0 else {
      throw .packageUnusable(package, reason: String(cString: strerror(errno)))
    }
  }

  /// Returns the name of the executable that depends on the engine's library.
  private func engineName() throws(ToolError) -> String {
    let described = try swift(["package", "--package-path", package, "describe", "--type", "json"])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let description = try? decoder.decode(Description.self, from: Data(described.output.utf8))
    guard described.status == 0, let description else {
      throw .packageUnusable(package, reason: described.output)
    }
    let engine = description.targets.first { target in
      target.type == "executable"
        && (target.productDependencies ?? []).contains("PlumbEngine")
    }
    guard let engine else {
      throw .packageUnusable(package, reason: "no executable in it depends on 'PlumbEngine'")
    }
    return engine.name
  }

  private func swift(_ arguments: [String]) throws(ToolError) -> ExternalCommand.Outcome {
    do {
      return try ExternalCommand(words: ["swift"] + arguments, errors: .inherited).run()
    } catch {
      throw .packageUnusable(package, reason: error.reason)
    }
  }
}
