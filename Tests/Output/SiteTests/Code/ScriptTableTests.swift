import ElementTree
import Testing

@testable import Site

struct ScriptTableTests {
  @Test func `has a row for each call with its outcome and the state after it`() {
    let code = """
      A: a b | B: c
      moveSection E before B      refused unknown-section
      deleteItems d zz            ok      A: a b | B: c

      """
    let source = ScriptTable(info: "script snapshot", code: code).markup.source
    #expect(source.contains("Begins with <code>A: a b | B: c</code>"))
    #expect(source.contains("<tr class=\"refused\"><td><code>moveSection E before B</code></td>"))
    #expect(source.contains("<td><code>ok</code></td><td><code>A: a b | B: c</code></td>"))
  }
}
