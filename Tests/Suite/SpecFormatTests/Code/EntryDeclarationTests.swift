import SpecFormat
import Testing

/// `@Entry` is a property with a key of its own, at the same lines.
struct EntryDeclarationTests {
  private func code(_ lines: [String]) -> [String] {
    let text = "```swift\n\(lines.joined(separator: "\n"))\n```\n"
    return (parse(text).document.scenes.first?.scene.code ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func `an entry of a type that is said keeps it`() {
    let lines = code(["extension EnvironmentValues {", "  @Entry var level: Int? = 1", "}"])
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("var level: Int? { get { self[EntryKey_level.self] }"))
    #expect(lines[1].contains("enum EntryKey_level: EnvironmentKey {"))
    #expect(lines[1].hasSuffix("static let defaultValue: Int? = 1 }"))
  }

  @Test func `an entry without a type has that of its value`() {
    let lines = code(["extension EnvironmentValues {", "  @Entry var level = 1", "}"])
    #expect(lines[1].hasPrefix("var level: EntryKey_level.Value {"))
    #expect(lines[1].hasSuffix("static let defaultValue = 1 }"))
  }

  @Test func `a value of several lines ends where its brackets do`() {
    let lines = code([
      "extension EnvironmentValues {", "  @Entry var levels: [Int] = [", "    1,", "  ]", "}",
    ])
    #expect(lines[1].hasSuffix("static let defaultValue: [Int] = ["))
    #expect(lines[2...] == ["    1,", "  ] }", "}"])
  }

  @Test func `an entry of a transaction has a key of transactions`() {
    let lines = code(["extension Transaction {", "  @Entry var isQuiet = false", "}"])
    #expect(lines[1].contains("enum EntryKey_isQuiet: TransactionKey {"))
  }

  @Test func `the word elsewhere stays as it is`() {
    let lines = ["struct Entry {", "  @Entry var level = 1", "}"]
    #expect(code(lines) == lines)
  }
}
