@testable import MutantsTool

/// The mutants of a piece of code, in the way that tests read them.
struct ChangesOfCode {
  let file: MutableFile

  init(_ code: String) {
    file = MutableFile(path: "Sources/Engine/ViewLayout/A.swift", text: code)
  }

  /// Each change of a kind: `a < b → a <= b`.
  func changes(_ kind: MutantKind) -> [String] {
    file.mutants.filter { $0.kind == kind }.map { "\($0.original) → \($0.replacement)" }
  }

  /// The code with the mutants of a kind in it, numbered from 1.
  func schema(_ kind: MutantKind) -> String {
    let indices = file.mutants.indices.filter { file.mutants[$0].kind == kind }
    let numbers = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0 + 1) })
    let code = file.schema(numbers: numbers).code
    return String(code.dropFirst("public import MutantSwitch; ".count))
  }
}
