import Testing

@testable import MutantsTool

struct MutantIdentityTests {
  private static let code = """
    struct Row {
      func width(of a: Int) -> Int { if a < 1 { return a }; return a < 1 ? 2 : 3 }
    }
    """

  @Test func `a mutant keeps its id while lines around it come and go`() {
    let before = ChangesOfCode(Self.code).file.mutants
    let after = ChangesOfCode("import A\n\n// More.\n" + Self.code).file.mutants
    #expect(before.map(\.id) == after.map(\.id))
    #expect(before.map(\.line) != after.map(\.line))
  }

  @Test func `equal changes in one declaration have ids of their own`() {
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
  func `names the declaration around it`(code: String, expected: String) {
    #expect(Set(ChangesOfCode(code).file.mutants.map(\.declaration)).contains(expected))
  }

  @Test func `knows what is in the default of a parameter`() {
    let mutants = ChangesOfCode("func f(a: Int = 2) { g(b: 2); h() }").file.mutants
    let isOfCallers = mutants.filter { $0.kind == .constant }.map(\.isOfCallers)
    #expect(isOfCallers == [true, true, false, false])
  }
}
