import SpecFormat
import Testing

struct CodeReaderTests {
  private func scene(_ code: String) -> CodeBlock? {
    parse("```swift\n\(code)\n```\n```calls\na 1\n```\n").document.scenes.first?.scene
  }

  @Test func `imports of SwiftUI and UIKit become blank; lines keep their numbers`() {
    let block = scene("import SwiftUI\nText(\"\")\nimport UIKit // too")
    #expect(block?.code == "\nText(\"\")\n\n")
    #expect(block?.imports == [])
    #expect(block?.fenceLine == 1)
    #expect(block?.line == 2)
  }

  @Test func `imports of other modules are removed from the code and listed with lines`() {
    let block = scene("@preconcurrency import Dispatch; import struct Foundation.Date\nlet a = 1")
    #expect(block?.imports.map(\.path) == ["Dispatch", "struct Foundation.Date"])
    #expect(block?.imports.map(\.line) == [2, 2])
    #expect(block?.code == "\nlet a = 1\n")
  }

  @Test func `imports of Combine, UniformTypeIdentifiers and CoreGraphics are dropped`() {
    let block = scene("import Combine\nimport UniformTypeIdentifiers\nimport CoreGraphics")
    #expect(block?.imports == [])
  }

  @Test func `@Previewable is removed before @State`() {
    #expect(scene("  @Previewable @State var a = 1")?.code == "  @State var a = 1\n")
  }

  @Test func `@main is removed, and #Preview becomes a function`() {
    let block = scene("@main struct A {}\n#Preview(\"B\") { Text(\"\") }\nlet main = \"@main\"")
    let preview = "@MainActor @ViewBuilder private func preview3() -> some View { Text(\"\") }"
    #expect(block?.code == " struct A {}\n\(preview)\nlet main = \"@main\"\n")
  }

  @Test(arguments: [
    "let s = \"\"\"\nimport SwiftUI\n\"\"\"", "/*\nimport SwiftUI\n*/",
    "imported()", "let important = 1", "// import SwiftUI",
  ])
  func `import inside strings, comments and identifiers is not an import`(code: String) {
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

  @Test func `@Entry with a type annotation keeps the type`() {
    let lines = code(["extension EnvironmentValues {", "  @Entry var level: Int? = 1", "}"])
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("var level: Int? { get { self[EntryKey_level.self] }"))
    #expect(lines[1].contains("enum EntryKey_level: EnvironmentKey {"))
    #expect(lines[1].hasSuffix("static let defaultValue: Int? = 1 }"))
  }

  @Test func `@Entry without a type annotation has the type of its default value`() {
    let lines = code(["extension EnvironmentValues {", "  @Entry var level = 1", "}"])
    #expect(lines[1].hasPrefix("var level: EntryKey_level.Value {"))
    #expect(lines[1].hasSuffix("static let defaultValue = 1 }"))
  }

  @Test func `a multiline default value of @Entry ends at its closing bracket`() {
    let lines = code([
      "extension EnvironmentValues {", "  @Entry var levels: [Int] = [", "    1,", "  ]", "}",
    ])
    #expect(lines[1].hasSuffix("static let defaultValue: [Int] = ["))
    #expect(lines[2...] == ["    1,", "  ] }", "}"])
  }

  @Test func `@Entry in an extension of Transaction gets a TransactionKey`() {
    let lines = code(["extension Transaction {", "  @Entry var isQuiet = false", "}"])
    #expect(lines[1].contains("enum EntryKey_isQuiet: TransactionKey {"))
  }

  @Test func `@Entry in FocusedValues gets a FocusedValueKey of the wrapped type`() {
    let lines = code(["extension FocusedValues {", "  @Entry var note: Note.ID?", "}"])
    #expect(lines[1].hasPrefix("var note: Note.ID? { get { self[EntryKey_note.self] }"))
    #expect(lines[1].hasSuffix("enum EntryKey_note: FocusedValueKey { typealias Value = Note.ID }"))
  }

  @Test func `@Entry in a struct, not in an extension, generates no key`() {
    let lines = ["struct Entry {", "  @Entry var level = 1", "}"]
    #expect(code(lines) == lines)
  }
}

/// Tests the compilation of UIKit code without the Objective-C runtime.
struct RuntimeAttributeTests {
  @Test func `@objc and @IBOutlet become spaces; @State is unchanged`() {
    #expect(
      RuntimeAttribute.adapted("  @objc private func tapped() {}")
        == "        private func tapped() {}"
    )
    #expect(RuntimeAttribute.adapted("@IBOutlet weak var a: B?") == "          weak var a: B?")
    #expect(RuntimeAttribute.adapted("@State var a = 1") == "@State var a = 1")
  }

  @Test func `#selector becomes a Selector call in the same columns`() {
    #expect(
      RuntimeAttribute.adapted("x.add(self, action: #selector(tap(_:)))")
        == "x.add(self, action:  Selector(tap(_:)))"
    )
  }
}
