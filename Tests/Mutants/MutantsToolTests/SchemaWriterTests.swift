import Testing
@testable import MutantsTool

struct SchemaWriterTests {
  @Test(
    arguments: [
      (.comparison, "let c = a < b", "let c = mutantLess(1, a , b)"),
      (
        .comparison, "let c = (a < b) == (d > e)",
        "let c = (mutantLess(1, a , b)) == (mutantGreater(2, d , e))"
      ),
      (.arithmetic, "let c = a + b * d", "let c = mutantSum(1, a , mutantProduct(2, b , d))"),
      (.arithmetic, "func f() { a += b; g() }", "func f() { mutantAdd(1, &a , b); g() }"),
      (.extreme, "let c = min(a, max(b, d))", "let c = mutantMin(1, a, mutantMax(2, b, d))"),
      (.condition, "if a { f() }", "if mutantTrue(1, mutantFalse(2, a)) { f() }"),
      (.binding, "if let a { f() }", "if let a = mutantNone(1, a) { f() }"),
      (
        .statement, "func f() { g(); h() }",
        "func f() { if !mutant(1) { g() }; if !mutant(2) { h() } }"
      ),
      (
        .axis, "let c = a.width + a.height",
        "let c = mutantPick(1, a.height, a.width) + mutantPick(2, a.width, a.height)"
      ),
      (.body, "func f() -> Int { g() }", "func f() -> Int { mutantPick(1, 0, g()) }"),
      (
        .body, "func f() -> Int { g(); return h }",
        "func f() -> Int { if mutant(1) { return 0 }; g(); return h }"
      ),
      (
        .body, "func f() -> Int { switch a { case b: 1; default: 2 } }",
        "func f() -> Int { if mutant(1) { return 0 }; return switch a { case b: 1; default: 2 } }"
      ),
    ] as [(MutantKind, String, String)]
  )
  func `the mutated code selects each mutant by its number`(
    kind: MutantKind,
    code: String,
    expected: String
  ) {
    #expect(ChangesOfCode(code).schema(kind) == expected)
  }

  @Test func `the code of a mutant contains the mutants of its operands`() {
    let file = ChangesOfCode("if a < 1 { f() }").file
    let numbers = Dictionary(uniqueKeysWithValues: file.mutants.indices.map { ($0, $0 + 1) })
    let names = file.mutants.map { "\($0.kind)" }
    #expect(
      names == ["comparison", "condition", "condition", "constant", "constant", "statement"]
    )
    #expect(
      file.schema(numbers: numbers).code
        == "public import MutantSwitch; if mutantTrue(2, mutantFalse(3, mutantLess(1, a , "
        + "mutantOneMore(4, mutantOneLess(5, 1))))) { if !mutant(6) { f() } }"
    )
  }

  @Test func `a file without mutants is unchanged except for an import`() {
    let code = "// A comment.\nfunc f() -> Int {\n\ta + 1 // R-STK-4\n}\n"
    let file = ChangesOfCode(code).file
    #expect(file.schema(numbers: [:]).code == "public import MutantSwitch; \(code)")
  }

  @Test func `the position of a compiler error maps to the innermost mutant`() throws {
    let file = ChangesOfCode("let c = a.width\nlet d = 1\n").file
    let numbers = Dictionary(uniqueKeysWithValues: file.mutants.indices.map { ($0, $0 + 1) })
    let mutated = file.schema(numbers: numbers)
    let axis = try #require(file.mutants.firstIndex { $0.kind == .axis })
    let constants = file.mutants.indices.filter { file.mutants[$0].kind == .constant }
    // `public import MutantSwitch; let c = mutantPick(1, a.height, a.width)`
    #expect(mutated.mutants(atLine: 1, column: 55, doubting: .innermost) == [axis])
    // `let d = mutantOneMore(2, mutantOneLess(3, 1))`
    #expect(mutated.mutants(atLine: 2, column: 26, doubting: .innermost) == [constants[1]])
    #expect(mutated.mutants(atLine: 2, column: 26, doubting: .line) == constants)
    // No mutant is at that place, so the nearest ones are returned.
    #expect(mutated.mutants(atLine: 2, column: 1, doubting: .innermost) == constants)
    #expect(mutated.mutants(atLine: 3, column: 1, doubting: .neighbours).count == 3)
  }
}

struct MutantIdentityTests {
  private static let code = """
    struct Row {
      func width(of a: Int) -> Int { if a < 1 { return a }; return a < 1 ? 2 : 3 }
    }
    """

  @Test func `a mutant's id does not depend on its line number`() {
    let before = ChangesOfCode(Self.code).file.mutants
    let after = ChangesOfCode("import A\n\n// More.\n" + Self.code).file.mutants
    #expect(before.map(\.id) == after.map(\.id))
    #expect(before.map(\.line) != after.map(\.line))
  }

  @Test func `equal changes in one declaration have different ids`() {
    let mutants = ChangesOfCode(Self.code).file.mutants
    #expect(Set(mutants.map(\.id)).count == mutants.count)
    #expect(mutants.filter { $0.original == "a < 1" && $0.kind == .comparison }.count == 2)
  }

  @Test(
    arguments: [
      ("struct A { func f(a: Int, _ b: Int) { g(); h() } }", "A.f(a:_:)"),
      ("extension A.B { var c: Int { 1 } }", "A.B.c"),
      ("class A { init(b: Int) { g(); h() } }", "A.init(b:)"),
      ("struct A { subscript(b: Int) -> Int { 1 } }", "A.subscript(b:)"),
      ("func f() { func g() { h(); i() } }", "f().g()"),
      ("func f() { let a = 1 }", "f()"),
    ] as [(String, String)]
  )
  func `a mutant has the name of its enclosing declaration`(code: String, expected: String) {
    #expect(Set(ChangesOfCode(code).file.mutants.map(\.declaration)).contains(expected))
  }

  @Test func `isOfCallers is true for mutants in default arguments`() {
    let mutants = ChangesOfCode("func f(a: Int = 2) { g(b: 2); h() }").file.mutants
    let isOfCallers = mutants.filter { $0.kind == .constant }.map(\.isOfCallers)
    #expect(isOfCallers == [true, true, false, false])
  }
}

/// Tests the changes of a file that do not affect its code.
struct CodeTextTests {
  private static let code = "func a() -> Int {\n  let b = 1\n  return b + 1\n}\n"

  @Test(
    arguments: [
      "/// Says one.\nfunc a() -> Int {\n  let b = 1\n  return b + 1\n}\n",
      "func a() -> Int {\n  // R-STK-4\n  let b = 1\n\n  return b + 1  // and one\n}\n",
      "func a() -> Int {\n    let b = 1\n    return b + 1\n}",
    ]
  )
  func `withoutComments ignores comments, indentation and blank lines`(text: String) {
    #expect(CodeText.withoutComments(text) == CodeText.withoutComments(Self.code))
  }

  @Test(
    arguments: [
      "func a() -> Int {\n  let b = 2\n  return b + 1\n}\n",
      "func a() -> Int {\n  let b = 1\n  return b\n  + 1\n}\n",
      "func a() -> Int {\n  let b = 1\n  return \"b + 1\"\n}\n",
    ]
  )
  func `withoutComments keeps numbers, line breaks in code and string literals`(text: String) {
    #expect(CodeText.withoutComments(text) != CodeText.withoutComments(Self.code))
  }
}
