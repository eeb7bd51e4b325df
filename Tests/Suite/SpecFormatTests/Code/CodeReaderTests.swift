import SpecFormat
import Testing

struct CodeReaderTests {
  private func scene(_ code: String) -> CodeBlock? {
    parse("```swift\n\(code)\n```\n").document.scenes.first?.scene
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
    #expect(block?.imports == ["Dispatch", "struct Foundation.Date"])
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
    "#if A\nimport SwiftUI\n#endif",
    "imported()", "let important = 1", "// import SwiftUI",
  ])
  func `leaves what is no import at the top level`(code: String) {
    #expect(scene(code)?.code == code + "\n")
  }
}
