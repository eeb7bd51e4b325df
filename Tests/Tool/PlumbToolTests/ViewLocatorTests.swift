@testable import SuiteRunning
import Foundation
import Reporting
import SpecFormat
import Testing

@testable import PlumbTool

/// Returns a file with the lines of a text.
private func file(path: String, text: String) -> PreviewBuild.File {
  PreviewBuild.File(path: path, lines: text.components(separatedBy: "\n"), compiledName: path)
}

@MainActor
struct ViewLocatorTests {
  private static let code = """
    struct Row: View {
      let recipe: Recipe
      var body: some View {
        HStack {
          Text(recipe.title).lineLimit(1)
          Label("\\(recipe.minutes) min", systemImage: "clock")
          Text("Vegan, and more than that")
          Button {
            toggle()
          } label: {
            Image(systemName: isOn ? "heart.fill" : "heart")
          }
          Text("**Nuts**: see [the list](https://example.org)")
        }
        .accessibilityIdentifier("row")
      }
    }

    #Preview { Row(recipe: Recipe(title: "Pancakes", minutes: 20)) }
    """

  private func line(
    _ node: String,
    content: String? = nil,
    identifiers: [String] = [],
    keys: [String: String] = [:]
  ) -> Int? {
    var finding = CheckFinding(.truncation, node: node, identifiers: identifiers)
    finding.content = content
    let file = file(path: "Row.swift", text: Self.code)
    return ViewLocator([file]).place(of: finding, in: "Row.swift", keys: keys)?.line
  }

  @Test func `finds a text by its literal, even if it is truncated`() {
    #expect(line("Text \"Vegan, and more than that\"") == 7)
    #expect(line("Text \"Vegan, and more…\"") == 7)
  }

  @Test func `finds a text by its literal with Markdown`() {
    #expect(line("Text \"Nuts: see the list\"") == 13)
    #expect(line("Text \"Nuts: see…\"") == 13)
  }

  @Test func `finds a text with interpolations by its fixed pieces`() {
    #expect(line("Text \"20 min\"") == 6)
  }

  @Test func `punctuation between interpolations does not identify a text`() {
    let code = "let key = \"\\(id):\\(name)\"\nText(title)\n"
    let finding = CheckFinding(.truncation, node: "Text \"Name: Elba\"", identifiers: [])
    let locator = ViewLocator([file(path: "A.swift", text: code)])
    #expect(locator.place(of: finding, in: "A.swift")?.line == 2)
  }

  @Test func `a displayed literal has priority over a compared or returned one`() {
    let code = """
      if title == "Filters" { open() }
      func title() -> String { return "Filters" }
      var body: some View { VStack { Text("Filters"); Text(title) } }
      """
    let finding = CheckFinding(.truncation, node: "Text \"Filters\"", identifiers: [])
    let locator = ViewLocator([file(path: "A.swift", text: code)])
    #expect(locator.place(of: finding, in: "A.swift")?.line == 3)
  }

  @Test func `a truncated text is not found by a short common fragment`() {
    #expect(line("Text \"Ten minutes to the…\"") == nil)
  }

  @Test func `finds a localized text by its key`() {
    let keys = ["Vegane Küche": "Vegan, and more than that", "20 Minuten": "%lld min"]
    #expect(line("Text \"Vegane Küche\"", keys: keys) == 7)
    #expect(line("Text \"20 Minuten\"", keys: keys) == 6)
  }

  @Test func `finds a text from preview data at the line that reads its property`() {
    #expect(line("Text \"Pancakes\"") == 5)
  }

  @Test func `finds a control by its content, at the line of the control`() {
    #expect(line("Button", content: "heart") == 8)
  }

  @Test func `finds a view by its id or by a type that only one line uses`() {
    #expect(line("HStack #row", identifiers: ["row"]) == 4)
    #expect(line("HStack") == 4)
  }

  @Test func `a line of the preview's file has priority over lines of other files`() {
    let own = file(path: "Own.swift", text: "Badge(symbol: \"map\")\nImage(badge.symbol)")
    let other = file(path: "Other.swift", text: "Tab(\"Trips\", systemImage: \"map\") {}")
    let finding = CheckFinding(.clipping, node: "Image \"map\"")
    let place = ViewLocator([other, own]).place(of: finding, in: "Own.swift")
    #expect(place == SourcePlace(file: "Own.swift", line: 2))
  }

  @Test func `returns nil if views of several other files read the property`() {
    let preview = file(path: "List.swift", text: "Row(trail: Trail(name: \"Gorge\"))")
    let readers = ["Row.swift", "Detail.swift"].map {
      file(path: $0, text: "Text(trail.name)")
    }
    let finding = CheckFinding(.truncation, node: "Text \"Gorge\"")
    #expect(ViewLocator([preview] + readers).place(of: finding, in: "List.swift") == nil)
    let place = ViewLocator([preview, readers[0]]).place(of: finding, in: "List.swift")
    #expect(place == SourcePlace(file: "Row.swift", line: 1))
  }

  @Test func `a view in the preview has priority over a navigation destination`() {
    let preview = file(
      path: "List.swift",
      text: """
        Row(trail: Trail(name: "Gorge"))
          .navigationDestination(for: Trail.self) { Detail(trail: $0) }
        """
    )
    let row = file(path: "Row.swift", text: "struct Row: View {\nText(trail.name)")
    let detail = file(path: "Detail.swift", text: "struct Detail: View {\nText(trail.name)")
    let finding = CheckFinding(.truncation, node: "Text \"Gorge\"")
    let place = ViewLocator([preview, detail, row]).place(of: finding, in: "List.swift")
    #expect(place == SourcePlace(file: "Row.swift", line: 2))
  }

  @Test func `returns nil for a Text without a string and for an unknown string`() {
    #expect(line("Text") == nil)
    #expect(line("Text \"Unknown\"") == nil)
  }
}
