import Testing

@testable import SpecFormat

struct SwiftDelimiterScannerTests {
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
  func `finds nothing wrong with valid code`(code: String) {
    #expect(SwiftDelimiterScanner(code + "\n").imbalance == nil)
  }

  @Test(arguments: [
    ("a {\n(", "(", 2), ("{\n", "{", 1), ("\"\"\"\n\"", "\"\"\"", 1), ("a\n\"b\nc", "\"", 2),
    ("/* /* */", "/*", 1), ("\"\\(a", "\\(", 1), ("#\"a\"", "#\"", 1), ("[\n\n", "[", 1),
    ("#/a\n/", "#/", 1), ("\n#if a\n", "#if", 2), ("\"\\", "\"", 1), ("#\"\\#", "#\"", 1),
  ])
  func `names what is never closed`(code: String, opening: String, line: Int) {
    #expect(SwiftDelimiterScanner(code + "\n").imbalance == .unclosed(opening, line: line))
  }

  @Test(arguments: [
    ("}", "}", 1), ("{\n)", ")", 2), ("{ ( }\n)", "}", 1), ("\"\\(a])\"", "]", 1),
    ("a\n#endif", "#endif", 2), ("} {", "}", 1),
  ])
  func `names what closes nothing`(code: String, bracket: String, line: Int) {
    #expect(SwiftDelimiterScanner(code + "\n").imbalance == .unexpected(bracket, line: line))
  }
}
