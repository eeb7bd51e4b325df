internal import Foundation
internal import Mutation

/// A copy of the package with mutants in its engine; all else in it are links.
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
  /// Writes the copy; a file that is there already as it should be stays as it is, so that nothing is
  /// compiled again for it.
  ///
  /// - Parameter roster: The mutants.
  /// - Returns: The files with mutants in them, by their index in the roster.
  /// - Throws: Why a file cannot be read or written.
  func write(_ roster: MutantRoster) throws -> [Int: MutatedFile] {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources")
    try FileManager.default.createDirectory(
      atPath: "\(path)/Sources",
      withIntermediateDirectories: true
    )
    for folder in folders where !EngineSources.modules.contains(folder) {
      try link("Sources/\(folder)")
    }
    try write(try TreeManifest(of: root).text, to: "Package.swift")
    let places = Dictionary(
      uniqueKeysWithValues: roster.files.indices.map { (roster.files[$0].path, $0) }
    )
    var mutated: [Int: MutatedFile] = [:]
    for module in EngineSources.modules {
      try mirror(module) { file in
        guard let index = places[file] else { return nil }
        let numbers = roster.numbers(ofFile: index)
        guard !numbers.isEmpty else { return nil }
        let schema = roster.files[index].schema(numbers: numbers)
        mutated[index] = schema
        return schema.code
      }
    }
    return mutated
  }

  private var roll: URL { URL(fileURLWithPath: "\(path)/mutants.json") }

  /// Writes down which mutants the tree has, in the order of their numbers.
  func keep(_ mutants: [Mutant]) throws {
    try JSONEncoder().encode(mutants).write(to: roll, options: .atomic)
  }

  /// The mutants that the tree was built with, in the order of their numbers.
  ///
  /// - Throws: That it was not built.
  func builtMutants() throws -> [Mutant] {
    guard let data = try? Data(contentsOf: roll) else { throw RunOutcome.Missing() }
    return try JSONDecoder().decode([Mutant].self, from: data)
  }

  /// Makes a folder of the copy have the files of a module, with another text where there is one.
  private func mirror(_ module: String, text: (String) -> String?) throws {
    let folder = "Sources/\(module)"
    let names = (FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let old = (FileManager.default.enumerator(atPath: "\(path)/\(folder)")?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    for gone in Set(old).subtracting(names) {
      try FileManager.default.removeItem(atPath: "\(path)/\(folder)/\(gone)")
    }
    for name in names {
      let file = "\(folder)/\(name)"
      let own = try text(file) ?? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      try write(own, to: file)
    }
  }

  private func write(_ text: String, to file: String) throws {
    let place = "\(path)/\(file)"
    guard (try? String(contentsOfFile: place, encoding: .utf8)) != text else { return }
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    try text.write(toFile: place, atomically: true, encoding: .utf8)
  }

  private func link(_ file: String) throws {
    let place = "\(path)/\(file)"
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil { return }
    try FileManager.default.createSymbolicLink(
      atPath: place,
      withDestinationPath: "\(root)/\(file)"
    )
  }
}
