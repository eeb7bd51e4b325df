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

  @Test func `finds a text by its literal, also if its end is left out`() {
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

  @Test func `signs between interpolations are no sign of a text`() {
    let code = "let key = \"\\(id):\\(name)\"\nText(title)\n"
    let finding = CheckFinding(.truncation, node: "Text \"Name: Elba\"", identifiers: [])
    let locator = ViewLocator([file(path: "A.swift", text: code)])
    #expect(locator.place(of: finding, in: "A.swift")?.line == 2)
  }

  @Test func `a displayed text has priority over one that is compared or returned`() {
    let code = """
      if title == "Filters" { open() }
      func title() -> String { return "Filters" }
      var body: some View { VStack { Text("Filters"); Text(title) } }
      """
    let finding = CheckFinding(.truncation, node: "Text \"Filters\"", identifiers: [])
    let locator = ViewLocator([file(path: "A.swift", text: code)])
    #expect(locator.place(of: finding, in: "A.swift")?.line == 3)
  }

  @Test func `a text that is cut off needs more than a piece that happens to be in it`() {
    #expect(line("Text \"Ten minutes to the…\"") == nil)
  }

  @Test func `finds a localized text by its key`() {
    let keys = ["Vegane Küche": "Vegan, and more than that", "20 Minuten": "%lld min"]
    #expect(line("Text \"Vegane Küche\"", keys: keys) == 7)
    #expect(line("Text \"20 Minuten\"", keys: keys) == 6)
  }

  @Test func `follows the data of a preview to the property that a view reads`() {
    #expect(line("Text \"Pancakes\"") == 5)
  }

  @Test func `finds a control above its content`() {
    #expect(line("Button", content: "heart") == 8)
  }

  @Test func `finds an id, and a type that only one line uses`() {
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

  @Test func `a property that views of several other files read has no line`() {
    let preview = file(path: "List.swift", text: "Row(trail: Trail(name: \"Gorge\"))")
    let readers = ["Row.swift", "Detail.swift"].map {
      file(path: $0, text: "Text(trail.name)")
    }
    let finding = CheckFinding(.truncation, node: "Text \"Gorge\"")
    #expect(ViewLocator([preview] + readers).place(of: finding, in: "List.swift") == nil)
    let place = ViewLocator([preview, readers[0]]).place(of: finding, in: "List.swift")
    #expect(place == SourcePlace(file: "Row.swift", line: 1))
  }

  @Test func `views that a preview shows have priority over those that it shows later`() {
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

  @Test func `an unclear view has no line`() {
    #expect(line("Text") == nil)
    #expect(line("Text \"Unknown\"") == nil)
  }
}
