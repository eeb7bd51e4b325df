internal import Foundation

/// The mutants of a source tree with the numbers of their switches.
///
/// Mutants that do not compile are withdrawn. Of the alternatives for a rule, the tree contains
/// only the first one that has not been withdrawn: if one expression contained all of them, one
/// that does not compile would prevent the others from compiling too.
struct MutantRegistry {
  /// A mutant, identified by the index of its file and its index in the file.
  struct Key: Hashable {
    var file: Int
    var mutant: Int
  }

  let files: [MutableFile]
  /// The selected mutants, in the order of their files and places.
  private let all: [Key]
  /// The mutants with a switch, numbered from 1.
  private(set) var numbered: [Key] = []
  /// The mutants that do not compile.
  private(set) var withdrawn: Set<Key>

  /// - Parameters:
  ///   - files: The files that contain the mutants.
  ///   - known: The mutants that are known not to compile.
  ///   - isMeant: Returns whether a mutant is to be in the tree.
  init(
    _ files: [MutableFile],
    excluding known: UncompilableMutants,
    where isMeant: (Mutant) -> Bool
  ) {
    self.files = files
    all = files.indices.flatMap { file in
      files[file].mutants.indices.filter { isMeant(files[file].mutants[$0]) }
        .map { Key(file: file, mutant: $0) }
    }
    withdrawn = Set(all.filter { known.withdrawn.contains(files[$0.file].mutants[$0.mutant].id) })
    number()
  }

  /// Numbers the remaining mutants, and one alternative of each group.
  private mutating func number() {
    let left = all.filter { !withdrawn.contains($0) }
    let isLeft = Set(left)
    let alternatives = files.indices.flatMap { file in
      files[file].alternatives.flatMap { group in
        group.map { Key(file: file, mutant: $0) }.filter(isLeft.contains).dropFirst()
      }
    }
    let isAlternative = Set(alternatives)
    numbered = left.filter { !isAlternative.contains($0) }
  }
}

extension MutantRegistry {
  subscript(key: Key) -> Mutant { files[key.file].mutants[key.mutant] }

  /// The mutants in the order of their numbers, which start at 1.
  var mutants: [Mutant] { numbered.map { self[$0] } }

  /// Returns the numbers of a file's mutants, by their index in the file.
  func numbers(ofFile file: Int) -> [Int: Int] {
    Dictionary(
      uniqueKeysWithValues: numbered.enumerated().filter { $0.element.file == file }
        .map { ($0.element.mutant, $0.offset + 1) }
    )
  }

  /// Removes mutants, replaces them by the next alternatives, and numbers the mutants again.
  mutating func withdraw(_ keys: Set<Key>) {
    withdrawn.formUnion(keys)
    number()
  }
}

/// The mutants that did not compile in previous builds, so that later builds do not try them again.
struct UncompilableMutants {
  private let path: String
  /// The ids of the mutants.
  private(set) var withdrawn: Set<String>

  private struct Content: Codable {
    var withdrawn: [String]
  }

  /// - Parameter path: The path of the file, which does not have to exist.
  init(at path: String) {
    self.path = path
    let content = (try? Data(contentsOf: URL(fileURLWithPath: path)))
      .flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    withdrawn = Set(content?.withdrawn ?? [])
  }
}

extension UncompilableMutants {
  /// Records the mutants that a build has withdrawn.
  mutating func record(_ roster: MutantRegistry) throws {
    withdrawn.formUnion(roster.withdrawn.map { roster[$0].id })
    let content = Content(withdrawn: withdrawn.sorted())
    try JSONEncoder().encode(content).write(to: URL(fileURLWithPath: path))
  }
}
