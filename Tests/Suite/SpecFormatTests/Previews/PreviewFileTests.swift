import SpecFormat
import Testing

struct PreviewFileTests {
  @Test
  func `a preview macro is a scene with the lines of its body`() {
    let file = PreviewFile(
      path: "Row.swift",
      text: """
        import SwiftUI

        #Preview("Two lines", traits: .landscapeLeft) {
          Text("{ a }")
            .padding()
        }
        #Preview { Row() }
        """
    )
    #expect(
      file.previews == [
        PreviewFile.Preview(
          name: "Two lines",
          code: ["", "  Text(\"{ a }\")", "    .padding()", ""],
          line: 3
        ),
        PreviewFile.Preview(name: "Preview", code: [" Row() "], line: 7),
      ]
    )
  }

  @Test
  func `a scene of a macro has no attributes`() {
    let file = PreviewFile(
      path: "Row.swift",
      text: """
        struct Row {}

        @available(iOS 17, *)
        #Preview {
          let row = Row()
          return row
        }
        """
    )
    #expect(file.previews.map(\.code) == [["", "  let row = Row()", "  return row", ""]])
    #expect(file.lines.contains { $0.contains("@available") } == false)
  }

  @Test
  func `a preview provider is a scene of its previews`() {
    let file = PreviewFile(
      path: "Row.swift",
      text: """
        struct Row_Previews: PreviewProvider {
          static var previews: some View { Row() }
        }
        """
    )
    #expect(
      file.previews == [
        PreviewFile.Preview(name: "Row_Previews", code: ["Row_Previews.previews"], line: 1)
      ]
    )
  }

  @Test
  func `without previews, a view that needs no values is a scene`() {
    let file = PreviewFile(
      path: "Rows.swift",
      text: """
        struct Row: View {
          @State private var isOn = false
          var body: some View { Text("Row") }
        }
        struct Cell: View {
          let title: String
          var body: some View { Text(title) }
        }
        """
    )
    #expect(file.previews.map(\.name) == ["Row"])
  }

  @Test
  func `imports of other modules are replaced by blank lines`() {
    let file = PreviewFile(
      path: "Row.swift",
      text: "import SwiftUI\nimport Kingfisher\nimport struct Lottie.View\nimport Foundation\n"
    )
    #expect(file.lines == ["import SwiftUI", "", "", "import Foundation"])
    #expect(file.unavailableModules == ["Kingfisher", "Lottie"])
  }

  @Test
  func `a previews' spec has a scene for each preview and the places of its lines`() throws {
    let file = PreviewFile(
      path: "App/Row.swift",
      text:
        "struct Row: View {\n  var body: some View { Text(\"Row\") }\n}\n#Preview {\n  Row()\n}\n"
    )
    let spec = PreviewSpec(
      title: "Previews",
      files: [file],
      metrics: .iOS26,
      checks: ["no truncation"]
    )
    let (document, diagnostics) = SpecParser.parse(
      bytes: Array(spec.text.utf8),
      file: "previews.md",
      name: "previews"
    )
    #expect(diagnostics.isEmpty)
    #expect(document.scenarios.map(\.id) == ["previews#row-swift"])
    let lines = spec.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("  Row()") })
    #expect(spec.place(ofLine: line + 1) == PreviewSpec.Place(file: "App/Row.swift", line: 5))
    #expect(spec.place(ofLine: 1) == nil)
    // A line after the code of the file belongs to its last line.
    #expect(spec.place(ofLine: line + 50)?.file == "App/Row.swift")
  }

  @Test
  func `each view of a provider is a scene of its own`() {
    let file = PreviewFile(
      path: "Row.swift",
      text: """
        struct Row_Previews: PreviewProvider {
          static var previews: some View {
            Group {
              Row(title: "A")
                .padding()
              Row(title: "B")
              Row(title: "C")
                .previewDisplayName("Third")
            }
            .previewLayout(.sizeThatFits)
          }
        }
        """
    )
    #expect(file.previews.map(\.name) == ["Row_Previews", "Row_Previews 2", "Third"])
    #expect(file.previews.map(\.line) == [4, 6, 7])
    #expect(file.previews[1].code.first?.contains("subviews[1]") == true)
  }

  @Test
  func `properties of a preview make a view at the same lines`() {
    let file = PreviewFile(
      path: "Row.swift",
      text: """
        #Preview {
          @Previewable @State var isOn = true
          Toggle("On", isOn: $isOn)
        }
        """
    )
    #expect(file.previews.map(\.code) == [["Preview_1()"]])
    #expect(
      file.lines == [
        "private struct Preview_1: View { ", "  @State var isOn = true",
        "var body: some View {   Toggle(\"On\", isOn: $isOn)", "} }",
      ]
    )
  }

  @Test
  func `the later one of two private declarations is renamed`() {
    let text = "private struct Header: View {\n  var body: some View { Text(\"Header\") }\n}\n"
    let files = PrivateNames.distinguished([
      PreviewFile(path: "A.swift", text: text), PreviewFile(path: "B.swift", text: text),
    ])
    #expect(files[0].lines[0] == "private struct Header: View {")
    #expect(files[1].lines[0] == "private struct Header_2: View {")
    #expect(files[1].lines[1] == "  var body: some View { Text(\"Header\") }")
  }

  @Test
  func `code that errors block is left out with the code that uses it`() {
    let file = PreviewFile(
      path: "A.swift",
      text: """
        struct Good: View {}
        struct Bad: View {
          let user: User
        }
        struct Container: View { let bad: Bad }
        #Preview { Good() }
        #Preview { Container() }
        """
    )
    let places = [PreviewSpec.Place(file: "A.swift", line: 3)]
    let blocked = BlockedCode([file])
    #expect(blocked.previewCount(at: places) == 1)
    let rest = blocked.files(withoutCodeAt: places)
    #expect(rest[0].lines == ["struct Good: View {}", "", "", "", "", "", ""])
    #expect(rest[0].previews.map(\.code) == [[" Good() "]])
    let changed = blocked.previews { $0 == "B.swift" }
    #expect(changed[0].previews.isEmpty)
  }
}
