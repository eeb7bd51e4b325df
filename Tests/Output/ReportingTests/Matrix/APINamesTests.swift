import Testing

@testable import Reporting

struct APINamesTests {
  private let names = APINames(
    page: """
      Text with `Grid` in it.
      - `HStack(alignment:spacing:content:)`
      - `View.frame(width:height:alignment:), bold()`
      - `Text(_:)`
      - `Edge.top, leading`
      | `Left(out:)` | why |
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
  func `finds what code uses and does not declare`(code: String, expected: [String]) {
    #expect(names.names(in: [code]) == expected)
  }

  @Test func `knows the names of the engine's own page`() {
    let code = "HStack { Grid { GridRow { Color.red } }.padding(3).frame(width: 1) }"
    #expect(
      APINames.standard.names(in: [code]) == [
        "Color", "Grid", "GridRow", "HStack", "frame", "padding",
      ]
    )
  }
}
