internal import Foundation

/// A copy of the package with mutants in the engine, which is independent of edits during the
/// build.
struct MutatedTree {
  /// The directory of the package.
  let root: String
  /// The directory of the copy.
  let path: String

  init(of root: String, named name: String) {
    self.root = root
    path = "\(root)/.build/mutants/\(name)"
  }
}

extension MutatedTree {
  /// Writes the copy of the package.
  ///
  /// Files that are already up to date are not written, so that they are not compiled again.
  ///
  /// - Parameter roster: The mutants.
  /// - Returns: The mutated files, by their index in the registry.
  /// - Throws: An error if a file cannot be read or written.
  func write(_ roster: MutantRegistry) throws -> [Int: MutatedFile] {
    try write(Data(try TreeManifest(of: root).text.utf8), to: "Package.swift")
    let places = Dictionary(
      uniqueKeysWithValues: roster.files.indices.map { (roster.files[$0].path, $0) }
    )
    var mutated: [Int: MutatedFile] = [:]
    // The executable embeds pages of this folder.
    try mirror("Docs") { _ in nil }
    try mirror("Sources") { file in
      guard let index = places[file] else { return nil }
      let numbers = roster.numbers(ofFile: index)
      guard !numbers.isEmpty else { return nil }
      let schema = roster.files[index].schema(numbers: numbers)
      mutated[index] = schema
      return schema.code
    }
    return mutated
  }

  /// An error for a tree that has not been built.
  struct Missing: Error, CustomStringConvertible {
    var description: String { "error: all mutants were not built here; `mutants run` does so" }
  }

  private var roll: URL { URL(fileURLWithPath: "\(path)/mutants.json") }

  /// Stores the mutants of the tree, in the order of their numbers.
  func keep(_ mutants: [Mutant]) throws {
    try JSONEncoder().encode(mutants).write(to: roll, options: .atomic)
  }

  /// Returns the mutants that the tree was built with, in the order of their numbers.
  ///
  /// - Throws: An error if the tree has not been built.
  func builtMutants() throws -> [Mutant] {
    guard let data = try? Data(contentsOf: roll) else { throw Missing() }
    return try JSONDecoder().decode([Mutant].self, from: data)
  }

  /// Updates a folder of the copy to the files of the package, with replaced texts.
  private func mirror(_ folder: String, text: (String) -> String?) throws {
    let names = try files(in: "\(root)/\(folder)")
    for gone in Set((try? files(in: "\(path)/\(folder)")) ?? []).subtracting(names) {
      try FileManager.default.removeItem(atPath: "\(path)/\(folder)/\(gone)")
    }
    for name in names {
      let file = "\(folder)/\(name)"
      let own = try text(file).map { Data($0.utf8) } ?? Data(contentsOf: place(file, in: root))
      try write(own, to: file)
    }
  }

  /// Returns the paths of all files in a folder, relative to it.
  private func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  private func place(_ file: String, in folder: String) -> URL {
    URL(fileURLWithPath: "\(folder)/\(file)")
  }

  private func write(_ content: Data, to file: String) throws {
    let place = place(file, in: path)
    guard (try? Data(contentsOf: place)) != content else { return }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try content.write(to: place, options: .atomic)
  }
}

/// The manifest of the mutated package: the original one, reduced to the targets that the worker
/// needs.
struct TreeManifest {
  let text: String

  /// - Parameter root: The directory of the package.
  /// - Throws: An error if its manifest cannot be read.
  init(of root: String) throws {
    let own = try String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)
    let engine = EngineSources.modules.map { "\"\($0)\"" }.joined(separator: ", ")
    text =
      own + """

        // The targets of the worker, with the switches as a dependency of the engine.
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
          // A mutant may use declarations of modules that its file does not import.
          target.swiftSettings = [
            .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
          ]
        }

        """
  }
}
