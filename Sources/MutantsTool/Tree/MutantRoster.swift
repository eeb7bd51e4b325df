internal import Mutation

/// The mutants of a tree, each with the number of its switch.
///
/// A mutant that does not compile is withdrawn; of the alternatives for a rule the first that is left is
/// the rule's own, once nothing else is withdrawn.
struct MutantRoster {
  /// A mutant by its file and its place there.
  struct Key: Hashable {
    var file: Int
    var mutant: Int
  }

  let files: [MutableFile]
  /// The mutants with a switch; the number of the first is 1.
  private(set) var numbered: [Key]
  /// The mutants that do not compile.
  private(set) var withdrawn: Set<Key> = []
  /// The alternatives that another one stands for.
  private(set) var surplus: Set<Key> = []

  /// - Parameters:
  ///   - files: The files.
  ///   - known: The mutants that need not be tried to compile.
  ///   - isMeant: Whether a mutant is to be in the tree.
  init(_ files: [MutableFile], knowing known: KnownRefusals, where isMeant: (Mutant) -> Bool) {
    self.files = files
    let all = files.indices.flatMap { file in
      files[file].mutants.indices.filter { isMeant(files[file].mutants[$0]) }
        .map { Key(file: file, mutant: $0) }
    }
    withdrawn = Set(all.filter { known.withdrawn.contains(files[$0.file].mutants[$0.mutant].id) })
    surplus = Set(all.filter { known.surplus.contains(files[$0.file].mutants[$0.mutant].id) })
    let left = withdrawn.union(surplus)
    numbered = all.filter { !left.contains($0) }
  }
}

extension MutantRoster {
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

  /// Takes mutants out, which get no number.
  mutating func withdraw(_ keys: Set<Key>) {
    withdrawn.formUnion(keys)
    numbered.removeAll { keys.contains($0) }
  }

  /// Takes all alternatives out but the first that is left of each.
  mutating func settleAlternatives() {
    let isMeant = Set(numbered)
    for file in files.indices {
      for group in files[file].alternatives {
        let left = group.map { Key(file: file, mutant: $0) }
          .filter { !withdrawn.contains($0) && isMeant.contains($0) }
        surplus.formUnion(left.dropFirst())
      }
    }
    numbered.removeAll { surplus.contains($0) }
  }
}
