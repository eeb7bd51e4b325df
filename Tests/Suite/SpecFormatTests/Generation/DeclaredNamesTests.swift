import Testing

@testable import SpecFormat

struct DeclaredNamesTests {
  private static let own = "struct Own { private var hidden = 1 }"

  private static let cases: [(code: String, names: Set<String>)] = [
    ("struct Row: View {\n  var title = 1\n  func draw() {}\n}", ["Row"]),
    (own, ["Own"]),
    ("private struct Row {}\nfileprivate let gap = 1", []),
    ("private(set) var count = 1", ["count"]),
    ("extension View {\n  func shaded() -> some View {\n    let depth = 2\n  }\n}", ["shaded"]),
    ("extension View {\n  fileprivate func `if`() {}\n  func tall() {}\n}", ["tall"]),
    ("extension View\nwhere Self: Equatable {\n  func alike() {}\n}", ["View", "alike"]),
    (
      "extension Keys { var a: Int { get { 1 } }; enum Key { static let fallback = 1 } }",
      ["a", "Key"]
    ),
    ("extension Color {\n  init(hex: UInt) {}\n}", ["hex"]),
    ("extension Color {\n  init(_ hex: UInt) {}\n}", ["Color"]),
    ("extension Color {\n  init(hex: UInt = 1) {}\n}", ["Color"]),
    ("extension Color {\n  init(\n    hex: UInt) {}\n}", ["Color"]),
    ("extension Int: Shade {\n}", ["Int"]),
    (own + "\nextension Own {\n  func draw() {}\n}", ["Own"]),
    ("#if os(iOS)\nstruct Row {}\n#endif", ["Row"]),
    ("extension View {\n#if DEBUG\n  func traced() {}\n#endif\n}", ["traced"]),
    ("extension View { func brace() -> String { \"}\" }; func second() {} }", ["brace", "second"]),
    ("extension View { func a() -> String { \"\\\"}\" }; func b() {} }", ["a", "b"]),
    ("extension View { func a() { /* { */ }; func b() {} }", ["a", "b"]),
  ]

  @Test(arguments: cases)
  func `names are non-private top-level declarations and members of extensions`(
    code: String,
    names: Set<String>
  ) {
    #expect(DeclaredNames(in: code).names == names)
  }
}
