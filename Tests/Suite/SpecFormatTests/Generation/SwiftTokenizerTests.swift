import Testing

@testable import SpecFormat

struct SwiftTokenizerTests {
  @Test(arguments: [
    "", "{ ( [ ] ) }", "// {", "/* { /* ( */ [ */", "\"{\"", "\"\\\"{\"",
    "\"\\(a(\"}\") + \"(\")\"",
    "#\"\\(\"#", "#\"\\#(a[0])\"#", "##\"\"# {\"##", "#\"\"\"#", "\"\"\"\n{ \" \"\"\n\"\"\"",
    "#\"\"\"\n\\( \"\"\"\n\"\"\"#", "\"\"\"\n\\(a.map { \"\\($0)\" })\n\\\"\"\" {\n\"\"\"",
    "#/[({\\/]/#", "##/ \n ( /# \n /##", "let `{` = 1", "a */ b", "a / b / c",
    "#if os(Linux)\n{\n}\n#endif",
    "#selector(a)", "#Preview {\n}", "\"\" + \"(\"", "\"\\\\\"", "let s = \"\"\"\n  \"\"\"", "'`'",
    "\"\\(a\n)\"", "// \"", "#if(DEBUG)\n#else\n#endif",
  ])
  func `imbalance is nil for valid code`(code: String) {
    #expect(SwiftTokenizer(code + "\n").imbalance == nil)
  }

  @Test(arguments: [
    ("a {\n(", "(", 2), ("{\n", "{", 1), ("\"\"\"\n\"", "\"\"\"", 1), ("a\n\"b\nc", "\"", 2),
    ("/* /* */", "/*", 1), ("\"\\(a", "\\(", 1), ("#\"a\"", "#\"", 1), ("[\n\n", "[", 1),
    ("#/a\n/", "#/", 1), ("\n#if a\n", "#if", 2), ("\"\\", "\"", 1), ("#\"\\#", "#\"", 1),
  ])
  func `imbalance has the unclosed delimiter and its line`(
    code: String,
    opening: String,
    line: Int
  ) {
    #expect(SwiftTokenizer(code + "\n").imbalance == .unclosed(opening, line: line))
  }

  @Test(arguments: [
    ("}", "}", 1), ("{\n)", ")", 2), ("{ ( }\n)", "}", 1), ("\"\\(a])\"", "]", 1),
    ("a\n#endif", "#endif", 2), ("} {", "}", 1),
  ])
  func `imbalance has the unmatched closing delimiter and its line`(
    code: String,
    bracket: String,
    line: Int
  ) {
    #expect(SwiftTokenizer(code + "\n").imbalance == .unexpected(bracket, line: line))
  }

  @Test(arguments: [
    ("let a=b+1 // c", ["let", "a", "=", "b", "+", "1"]),
    (
      "func `if`() -> [Int?] { /* ( */ }",
      ["func", "if", "(", ")", "->", "[", "Int", "?", "]", "{", "}"]
    ),
    ("x.y(\"(\", z: \"\\(w)\")", ["x", ".", "y", "(", "\"", ",", "z", ":", "\"", "w", ")"]),
    ("@Entry var a = #\"}\"#", ["@", "Entry", "var", "a", "=", "#\""]),
    ("a/*b*/+c", ["a", "+", "c"]),
  ])
  func `tokens are words, operators, punctuation and opening quotes of literals`(
    code: String,
    tokens: [String]
  ) {
    #expect(SwiftTokenizer(code).tokens.map { String($0.text) } == tokens)
  }
}
