internal import CommandLineKit
internal import Foundation
internal import SpecFormat

/// A package with its targets, as `swift package describe` states them.
struct PackageDescription {
  /// A target with code in Swift.
  struct Target: Decodable {
    var name: String
    var type: String
    var moduleType: String
    /// The folder, relative to the package.
    var path: String
    /// The files, relative to the folder.
    var sources: [String]
    /// The targets of the package that it depends on.
    var targetDependencies: [String]?
  }

  /// The absolute path of the package.
  let folder: String
  /// The libraries and executables, in the order of the description.
  let targets: [Target]

  /// Describes the package in a folder.
  ///
  /// - Throws: An error if the folder has no package, or one that cannot be described.
  init(of folder: String) throws(ToolError) {
    self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: "\(self.folder)/Package.swift") else {
      throw .packageUnusable(folder, reason: "it has no Package.swift")
    }
    let described: ExternalCommand.Outcome
    do {
      let words = ["swift", "package", "--package-path", self.folder, "describe", "--type", "json"]
      described = try ExternalCommand(words: words).run()
    } catch {
      throw .packageUnusable(folder, reason: error.localizedDescription)
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let contents = try? decoder.decode(Contents.self, from: Data(described.output.utf8))
    guard described.status == 0, let contents else {
      throw .packageUnusable(folder, reason: described.errors)
    }
    targets = contents.targets.filter { ["library", "executable"].contains($0.type) }
  }

  private struct Contents: Decodable {
    var targets: [Target]
  }
}

extension PackageDescription {
  /// Returns the absolute paths of a target's files.
  func files(of target: Target) -> [String] {
    target.sources.map { "\(folder)/\(target.path)/\($0)" }
  }

  /// The targets that import none of the replaced modules, directly or by other targets;
  /// dependencies come first.
  var targetsWithoutViews: [Target] {
    let showing = Set(targets.filter(importsReplacedModule).map(\.name))
    var found: [Target] = []
    var visited: Set<String> = []
    /// Adds a target after its dependencies, and returns whether it has no views.
    func visit(_ target: Target) -> Bool {
      guard visited.insert(target.name).inserted else {
        return found.contains { $0.name == target.name }
      }
      let needed = targets.filter { (target.targetDependencies ?? []).contains($0.name) }
      let areFree = needed.map(visit).allSatisfy(\.self)
      guard areFree, !showing.contains(target.name), target.type == "library" else { return false }
      found.append(target)
      return true
    }
    for target in targets { _ = visit(target) }
    return found
  }

  private func importsReplacedModule(_ target: Target) -> Bool {
    files(of: target).contains { path in
      guard path.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: path) else {
        return false
      }
      return PreviewFile.importsReplacedModule(String(decoding: data, as: UTF8.self))
    }
  }
}
