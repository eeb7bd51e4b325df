import SpecFormat
import Testing

struct CodeReaderTests {
  private func scene(_ code: String) -> CodeBlock? {
    parse("```swift\n\(code)\n```\n```calls\na 1\n```\n").document.scenes.first?.scene
  }

  @Test func `blanks imports and keeps every line in its place`() {
    let block = scene("import SwiftUI\nText(\"\")\nimport UIKit // too")
    #expect(block?.code == "\nText(\"\")\n\n")
    #expect(block?.imports == [])
    #expect(block?.fenceLine == 1)
    #expect(block?.line == 2)
  }

  @Test func `hoists other modules`() {
    let block = scene("@preconcurrency import Dispatch; import struct Foundation.Date\nlet a = 1")
    #expect(block?.imports.map(\.path) == ["Dispatch", "struct Foundation.Date"])
    #expect(block?.imports.map(\.line) == [2, 2])
    #expect(block?.code == "\nlet a = 1\n")
  }

  @Test func `takes Combine and the kinds of files for this package's own`() {
    let block = scene("import Combine\nimport UniformTypeIdentifiers\nimport CoreGraphics")
    #expect(block?.imports == [])
  }

  @Test func `a preview's state is one of a function`() {
    #expect(scene("  @Previewable @State var a = 1")?.code == "  @State var a = 1\n")
  }

  @Test func `starts no app, and makes a function of a preview`() {
    let block = scene("@main struct A {}\n#Preview(\"B\") { Text(\"\") }\nlet main = \"@main\"")
    let preview = "@MainActor @ViewBuilder private func preview3() -> some View { Text(\"\") }"
    #expect(block?.code == " struct A {}\n\(preview)\nlet main = \"@main\"\n")
  }

  @Test(arguments: [
    "let s = \"\"\"\nimport SwiftUI\n\"\"\"", "/*\nimport SwiftUI\n*/",
    "imported()", "let important = 1", "// import SwiftUI",
  ])
  func `leaves what is no import at the top level`(code: String) {
    #expect(scene(code)?.code == code + "\n")
  }
}

/// Tests that `@Entry` is expanded to a property with a key without changing line numbers.
struct EntryDeclarationTests {
  private func code(_ lines: [String]) -> [String] {
    let text = "```swift\n\(lines.joined(separator: "\n"))\n```\n```calls\na 1\n```\n"
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

  @Test func `an entry of focused values has a key of the type that is optional`() {
    let lines = code(["extension FocusedValues {", "  @Entry var note: Note.ID?", "}"])
    #expect(lines[1].hasPrefix("var note: Note.ID? { get { self[EntryKey_note.self] }"))
    #expect(lines[1].hasSuffix("enum EntryKey_note: FocusedValueKey { typealias Value = Note.ID }"))
  }

  @Test func `the word elsewhere stays as it is`() {
    let lines = ["struct Entry {", "  @Entry var level = 1", "}"]
    #expect(code(lines) == lines)
  }
}

/// Tests the compilation of UIKit code without the Objective-C runtime.
struct RuntimeAttributeTests {
  @Test func `attributes become blanks`() {
    #expect(
      RuntimeAttribute.adapted("  @objc private func tapped() {}")
        == "        private func tapped() {}"
    )
    #expect(RuntimeAttribute.adapted("@IBOutlet weak var a: B?") == "          weak var a: B?")
    #expect(RuntimeAttribute.adapted("@State var a = 1") == "@State var a = 1")
  }

  @Test func `a selector is one of the method itself, in the same columns`() {
    #expect(
      RuntimeAttribute.adapted("x.add(self, action: #selector(tap(_:)))")
        == "x.add(self, action:  Selector(tap(_:)))"
    )
  }
}
