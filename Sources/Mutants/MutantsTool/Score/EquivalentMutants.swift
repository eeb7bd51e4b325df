internal import SpecFormat

/// The mutants that comments in the engine exclude, because no expectation can detect them.
struct EquivalentMutants: Sendable {
  /// An error that lists invalid marks.
  struct Mistake: Error, CustomStringConvertible {
    var descriptions: [String]
    var description: String { descriptions.joined(separator: "\n") }
  }

  let marks: [EquivalenceMark]
  private let marksByMutant: [String: EquivalenceMark]

  /// Collects the marks of files.
  ///
  /// - Throws: A `Mistake` with all marks that have no reason or an unknown kind.
  init(_ files: [MutableFile] = []) throws {
    marks = files.flatMap(\.equivalences)
    let mistakes = marks.flatMap(\.mistakes)
    guard mistakes.isEmpty else { throw Mistake(descriptions: mistakes) }
    // Among nested marks, the one that starts last is the innermost.
    marksByMutant = Dictionary(
      files.flatMap { file in
        file.equivalences.flatMap { mark in file.mutants(of: mark).map { ($0.id, mark) } }
      }
    ) { $0.line > $1.line ? $0 : $1 }
  }
}

extension EquivalentMutants {
  /// Returns the mark that excludes a mutant; `nil` for a mutant that counts.
  func mark(of mutant: Mutant) -> EquivalenceMark? { marksByMutant[mutant.id] }

  /// Returns the marks that exclude no survivor of a run.
  func stale(in score: MutantScore) -> [EquivalenceMark] {
    marks.filter { score.equivalents[$0] == nil }
  }
}

extension EquivalenceMark {
  var place: String { "\(file):\(line):1" }

  fileprivate var mistakes: [String] {
    let known = MutantKind.allCases.map(\.rawValue)
    let unknown = kinds.filter { !known.contains($0) }.map { kind in
      let nearest = NearestName.of(kind, among: known).map { "; the nearest is '\($0)'" } ?? ""
      return "\(place): error: there is no kind of mutants '\(kind)'\(nearest)"
    }
    return unknown + (reason.isEmpty ? ["\(place): error: the mark gives no reason"] : [])
  }
}
