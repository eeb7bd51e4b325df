import SpecFormat
import Testing

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
        }
        .accessibilityIdentifier("row")
      }
    }

    #Preview { Row(recipe: Recipe(title: "Pancakes", minutes: 20)) }
    """

  private func line(_ node: String, content: String? = nil, identifiers: [String] = []) -> Int? {
    var finding = CheckFinding(.truncation, node: node, identifiers: identifiers)
    finding.content = content
    let file = PreviewFile(path: "Row.swift", text: Self.code)
    return ViewLocator([file]).place(of: finding, in: "Row.swift")?.line
  }

  @Test func `finds a text by its literal, also if its end is left out`() {
    #expect(line("Text \"Vegan, and more than that\"") == 7)
    #expect(line("Text \"Vegan, and more…\"") == 7)
  }

  @Test func `finds a text with interpolations by its fixed pieces`() {
    #expect(line("Text \"20 min\"") == 6)
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

  @Test func `an unclear view has no line`() {
    #expect(line("Text") == nil)
    #expect(line("Text \"Unknown\"") == nil)
  }
}
