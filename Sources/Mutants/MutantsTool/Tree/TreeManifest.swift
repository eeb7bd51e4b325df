internal import Foundation

/// The manifest of a package with mutants in its engine: the package's own, of which it keeps what the
/// worker needs.
struct TreeManifest {
  let text: String

  /// - Parameter root: The directory of the package.
  /// - Throws: Why its manifest cannot be read.
  init(of root: String) throws {
    let own = try String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)
    let engine = EngineSources.modules.map { "\"\($0)\"" }.joined(separator: ", ")
    text =
      own + """

        // What a worker needs, with switches in the engine.
        func names(of dependencies: [Target.Dependency]) -> [String] {
          dependencies.compactMap { dependency in
            if case .byNameItem(let name, _) = dependency { name } else { nil }
          }
        }
        for target in package.targets where [\(engine)].contains(target.name) {
          target.dependencies.append("MutantSwitch")
        }
        var needed: Set<String> = ["MutantWorker"]
        var isGrowing = true
        while isGrowing {
          let more = package.targets.filter { needed.contains($0.name) }.flatMap { names(of: $0.dependencies) }
          isGrowing = !needed.isSuperset(of: more)
          needed.formUnion(more)
        }
        package.targets.removeAll { !needed.contains($0.name) }
        package.products = []
        for target in package.targets where target.type != .system {
          // A mutant may use what its file does not import.
          target.swiftSettings = [
            .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
          ]
        }

        """
  }
}
