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

  @Test func `has the shared code that a scene uses, and what that uses`() {
    let code = ScenarioCode(of: "a#one", in: document)
    #expect(code.shared.map { $0.code.prefix(11) } == ["struct Row:", "struct Cell"])
    #expect(code.blocks.last?.code == "Row()\n")
  }

  @Test func `has none of what a scene does not use`() {
    #expect(ScenarioCode(of: "a#two", in: document).shared.isEmpty)
    #expect(ScenarioCode(of: "a#three", in: document) == ScenarioCode())
  }
}
