import Testing
@testable import MutantsTool

struct MutationOperatorTests {
  @Test(
    arguments: [
      (.comparison, "let c = a < b", ["a < b → a <= b"]),
      (.comparison, "let c = a >= b + 1", ["a >= b + 1 → a > b + 1"]),
      (.equality, "let c = a == b", ["a == b → a != b"]),
      // Conditions are mutated by another operator.
      (.equality, "if a == b { f() }", []),
      (.arithmetic, "let c = a * b", ["a * b → a + b"]),
      (.arithmetic, "let c = a % b", ["a % b → a"]),
      (.arithmetic, "let c = \"a\" + b", []),
      (.arithmetic, "func f() { a += b; g() }", ["a += b → a -= b"]),
      (.extreme, "let c = min(a, b)", ["min(a, b) → max(a, b)"]),
      (.extreme, "let c = Swift.max(a, b, d)", ["Swift.max(a, b, d) → Swift.min(a, b, d)"]),
      (.extreme, "let c = a.min()", ["a.min() → a.max()"]),
      (.condition, "if a { f() }", ["a → true", "a → false"]),
      (.condition, "while a { f() }", ["a → false"]),
      (.condition, "let c = a && b", ["a → true", "b → true"]),
      (.condition, "let c = a || b", ["a → false", "b → false"]),
      (.condition, "let c = a ? b : d", ["a → true", "a → false"]),
      (.condition, "for a in b where c { f(a) }", ["c → true", "c → false"]),
      (.remembered, "if isStale { f() }", ["isStale → true", "isStale → false"]),
      (.binding, "if let a = b() { f(a) }", ["b() → nil"]),
      (.binding, "guard let a else { return }", ["let a → let a = nil"]),
      (.remembered, "if let a = cache[b] { f(a) }", ["cache[b] → nil"]),
      (.coalescing, "let c = a ?? b", ["a ?? b → b"]),
      (.constant, "let c = 2", ["2 → 2 + 1", "2 → 2 - 1"]),
      (.constant, "let c = 0", ["0 → 0 + 1"]),
      (.constant, "let c = true", ["true → false"]),
      (.axis, "let c = a.width", ["a.width → a.height"]),
      (.axis, "let c = a[.horizontal]", [".horizontal → .vertical"]),
      (.side, "let c = a.leading", ["a.leading → a.trailing"]),
      (.order, "let c = a.first { $0 > b }", ["a.first { $0 > b } → a.last { $0 > b }"]),
      (.order, "let c = a.dropFirst()", ["a.dropFirst() → a.dropLast()"]),
      (.rounding, "let c = a.rounded()", ["a.rounded() → a.rounded(.down)"]),
      (.rounding, "let c = a.rounded(.up)", [".up → .down"]),
      (.rounding, "let c = floor(a)", ["floor(a) → round(a)"]),
      (.dropped, "let c = a.spacing", ["a.spacing → .zero"]),
      (.dropped, "let c = f(lineSpacing)", ["lineSpacing → .zero"]),
      (.dropped, "let c = a.contentInsets.top", ["a.contentInsets → .zero"]),
      (.proposal, "let c = f(nil)", ["nil → 0", "nil → .infinity"]),
      (
        .proposal, "let c = ProposedViewSize(width: a, height: .infinity)",
        ["a → nil", "a → .infinity", ".infinity → .zero", ".infinity → nil"]
      ),
      (.guide, "let c = a.explicitGuide(b)", ["a.explicitGuide(b) → nil"]),
      (.statement, "func f() { g(); h() }", ["g() → ", "h() → "]),
      (.invalidation, "func f() { a.invalidateLayout(); h() }", ["a.invalidateLayout() → "]),
      (.invalidation, "func f() { isStale = true; h() }", ["isStale = true → "]),
      // The implicit value of a closure or a body is not removed, nor is the initialization of a
      // variable.
      (.statement, "let c = { g() }", []),
      (.statement, "func f() -> Int { g() }", []),
      (.statement, "func f() -> Int { switch a { case .b: g() } }", []),
      (.statement, "struct A { init() { b = 1; super.init() } }", []),
    ] as [(MutantKind, String, [String])]
  )
  func `a mutation operator produces the changes of its mutant kind`(
    kind: MutantKind,
    code: String,
    expected: [String]
  ) {
    #expect(ChangesOfCode(code).changes(kind) == expected)
  }

  @Test(
    arguments: [
      ("func f() { g() }", ["{ … } → return"]),
      ("func f() -> Int { g() }", ["{ … } → 0"]),
      ("func f() -> CGSize? { g() }", ["{ … } → nil"]),
      ("func f() -> [Int] { g() }", ["{ … } → []"]),
      ("var f: Bool { g() }", ["{ … } → true", "{ … } → false"]),
      (
        "var f: CGSize { get { g(); return h } set { i() } }",
        ["{ … } → return .zero", "{ … } → return"]
      ),
      // The type has no default value, or the body already returns it.
      ("func f() -> some View { g() }", []),
      ("func f() -> (Int, Int) { g() }", []),
      ("func f() -> Int { 0 }", []),
      ("func f() {}", []),
    ] as [(String, [String])]
  )
  func `a body mutant returns the default value of the return type`(
    code: String,
    expected: [String]
  ) {
    #expect(ChangesOfCode(code).changes(.body) == expected)
  }

  @Test(
    arguments: [
      "precondition(a < b)", "let c = \"\\(a + 1)\"", "switch a { case 1: f(); default: g() }",
      "enum A: Int { case b = 1 }", "@available(iOS 13, *) func f() {}", "a.note(b + 1)",
      "let c: Array<Int>.Index", "a.spacing = b", "if let watcher { watcher.f() }",
      "let c = watcher.map { $0.g() } ?? h",
    ]
  )
  func `code without effect on layout has no mutants except removed statements`(code: String) {
    let changes = ChangesOfCode(code)
    let kinds = MutantKind.allCases.filter { $0 != .statement }
    #expect(kinds.flatMap { changes.changes($0) } == [])
  }

  @Test func `every mutant kind except rule has an operator`() {
    let code = """
      func f() -> Int { let c = a < b; let d = a == b; return a + b }
      func g() { if cache { invalidate() }; h(); max(a, b); if let a { h() }; a ?? b }
      func i() { j(a.width, a.leading, a.first, a.rounded(), a.spacing, nil, 1, explicitGuide()) }
      func k() { if a { l() } }
      """
    let kinds = Set(ChangesOfCode(code).file.mutants.map(\.kind))
    #expect(kinds == Set(MutantKind.allCases).subtracting([.rule]))
  }
}

/// The mutants of a piece of code in a readable form.
struct ChangesOfCode {
  let file: MutableFile

  init(_ code: String) {
    file = MutableFile(path: "Sources/Engine/ViewLayout/A.swift", text: code)
  }

  /// Returns the changes of a kind, such as `a < b → a <= b`.
  func changes(_ kind: MutantKind) -> [String] {
    file.mutants.filter { $0.kind == kind }.map { "\($0.original) → \($0.replacement)" }
  }

  /// Returns the code with the mutants of a kind inserted, numbered from 1.
  func schema(_ kind: MutantKind) -> String {
    let indices = file.mutants.indices.filter { file.mutants[$0].kind == kind }
    let numbers = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0 + 1) })
    let code = file.schema(numbers: numbers).code
    return String(code.dropFirst("public import MutantSwitch; ".count))
  }
}
