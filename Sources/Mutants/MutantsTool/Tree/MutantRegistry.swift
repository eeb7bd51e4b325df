internal import Foundation

/// The mutants of a tree, each with the number of its switch.
///
/// A mutant that does not compile is withdrawn. Of the alternatives for a rule only the first that
/// is left is in the tree: in one expression with others, what does not compile would take all of
/// them along.
struct MutantRegistry {
  /// A mutant by its file and its place there.
  struct Key: Hashable {
    var file: Int
    var mutant: Int
  }

  let files: [MutableFile]
  /// The mutants that are meant, in the order of their files and places.
  private let all: [Key]
  /// The mutants with a switch; the number of the first is 1.
  private(set) var numbered: [Key] = []
  /// The mutants that do not compile.
  private(set) var withdrawn: Set<Key>

  /// - Parameters:
  ///   - files: The files.
  ///   - known: The mutants that need not be tried to compile.
  ///   - isMeant: Whether a mutant is to be in the tree.
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

  /// Gives numbers to those that are left, and to one alternative of each group.
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

  /// The mutants by number, from 1; 0 has none.
  var mutants: [Mutant] { numbered.map { self[$0] } }

  /// The numbers of the mutants of a file, by their index there.
  func numbers(ofFile file: Int) -> [Int: Int] {
    Dictionary(
      uniqueKeysWithValues: numbered.enumerated().filter { $0.element.file == file }
        .map { ($0.element.mutant, $0.offset + 1) }
    )
  }

  /// Takes mutants out, which get no number; the next alternatives come in their place.
  mutating func withdraw(_ keys: Set<Key>) {
    withdrawn.formUnion(keys)
    number()
  }
}

/// The mutants that did not compile in builds before: the next build need not find out again.
struct UncompilableMutants {
  private let path: String
  /// The ids of the mutants.
  private(set) var withdrawn: Set<String>

  private struct Content: Codable {
    var withdrawn: [String]
  }

  /// - Parameter path: The file, which need not be there.
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
