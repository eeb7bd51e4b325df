import Testing

@testable import MutantsTool

struct RuleSwitchTests {
  @Test(
    arguments: [
      ("func f() {\n  // R-STK-4: first.\n  g()\n  h()\n}", ["g() → "]),
      ("func f() {\n  // R-STK-4\n  if a { h() }\n}", ["a → false"]),
      ("func f() {\n  // R-STK-4\n  guard let a else { return }\n}", ["let a → false"]),
      ("/// What (R-STK-4).\nfunc f() -> Int { g() }", ["{ … } → 0"]),
      (
        "struct A {\n  /// (R-STK-4)\n  let a = b\n}",
        ["b → .zero", "b → 0", "b → []", "b → false"]
      ),
      (
        "struct A {\n  /// (R-STK-4)\n  let a: Int? = b\n}",
        ["b → nil", "b → .zero", "b → 0", "b → []", "b → false"]
      ),
      (
        "func f() {\n  // R-STK-4\n  let a = b\n}",
        ["b → nil", "b → .zero", "b → 0", "b → []", "b → false"]
      ),
      ("func f() {\n  // R-STK-4\n  for a in b { g(a) }\n}", ["for a in b { g(a) } → "]),
      ("// R-STK-4\nstruct A {\n  func f() -> Int { g() }\n}", ["{ … } → 0", "{ … } → 0"]),
      ("struct A {\n  // R-STK-4\n  let a: CGFloat = 0\n}", ["0 → 1"]),
      (
        "struct A {\n  // R-STK-4\n  let a: CGSize? = CGSize.zero\n}",
        ["nil", "0", "[]", "false"].map { "CGSize.zero → \($0)" }
      ),
      ("/// (R-STK-4)\nfunc f() -> CGFloat { 0 }", ["0 → 1"]),
      ("struct A {\n  // R-STK-4\n  let a = false\n}", ["false → true"]),
      ("let a = \"R-STK-4\"", []),
      ("/// (R-STK-4)\nfunc f() -> some View { g() }", []),
      ("// R-STK: the family.\nfunc f() -> Int { g() }", []),
    ] as [(String, [String])]
  )
  func `a rule mutant replaces the code after a comment with a rule such as R-STK-4`(
    code: String,
    expected: [String]
  ) {
    let mutants = ChangesOfCode(code).file.mutants.filter { $0.kind == .rule }
    #expect(mutants.map { "\($0.original) → \($0.replacement)" } == expected)
    #expect(mutants.allSatisfy { $0.rule == "R-STK-4" })
  }

  @Test func `a comment with two rules gives 4 alternative mutants for each rule`() {
    let file = ChangesOfCode("struct A {\n  // R-STK-4, R-STK-5\n  let a = b\n}").file
    #expect(file.alternatives.map(\.count) == [4, 4])
  }
}
