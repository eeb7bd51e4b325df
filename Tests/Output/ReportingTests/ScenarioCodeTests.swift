import SpecFormat
import Testing
@testable import Reporting

struct ScenarioCodeTests {
  private static let text = """
    # A

    ```swift shared
    struct Row: View { var body: some View { Cell() } }
    ```

    ```swift shared
    struct Unused: View { var body: some View { Text("Row") } }
    ```

    ```swift shared
    struct Cell: View { var body: some View { Text("a") } }
    ```

    ## one

    ```swift
    Row()
    ```

    ```frames 100x100
    ...
    ```

    ## two

    ```swift
    Text("a")
    ```

    ```frames 100x100
    ...
    ```

    """

  private let document = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/a.md", name: "a")
    .document

  @Test func `contains the shared code that the scene uses, directly or indirectly`() {
    let code = ScenarioCode(of: "a#one", in: document)
    #expect(code.shared.map { $0.code.prefix(11) } == ["struct Row:", "struct Cell"])
    #expect(code.blocks.last?.code == "Row()\n")
  }

  @Test func `omits shared code that the scene does not use`() {
    #expect(ScenarioCode(of: "a#two", in: document).shared.isEmpty)
    #expect(ScenarioCode(of: "a#three", in: document) == ScenarioCode())
  }
}

struct APINamesTests {
  private let names = APINames(
    signatures: """
      HStack(alignment:spacing:content:)
      View.frame(width:height:alignment:), bold()
      Text(_:)
      Edge.top, leading
      """
  )

  @Test(
    arguments: [
      ("HStack { Text(\"a\").frame(width: 9) }", ["HStack", "Text", "frame"]),
      ("x.bold ()", []), ("x\n  .bold()", ["bold"]), ("x.frame {\n}", ["frame"]),
      ("frame(width: 1)", []), ("x.frame.width", []), ("Grid { Left() }", []),
      ("// HStack\n\"HStack\"\nText", ["Text"]), ("struct HStack: View {}\nHStack()", []),
      ("y.HStack", []), ("padding(Edge.top)", ["Edge"]),
    ] as [(String, [String])]
  )
  func `finds the API names that code uses but does not declare`(code: String, expected: [String]) {
    #expect(names.names(in: [code]) == expected)
  }

  @Test func `APINames.standard contains the API names of the built-in engine`() {
    let code = "HStack { Grid { GridRow { Color.red } }.padding(3).frame(width: 1) }"
    #expect(
      APINames.standard.names(in: [code]) == [
        "Color", "Grid", "GridRow", "HStack", "frame", "padding",
      ]
    )
  }
}
