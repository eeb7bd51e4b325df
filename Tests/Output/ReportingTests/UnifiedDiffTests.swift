import Reporting
import Testing

struct UnifiedDiffTests {
  private func difference(_ old: String, _ new: String) -> String {
    UnifiedDiff(file: "Specs/a.md", old: old, new: new).text()
  }

  @Test func `equal texts have an empty diff`() {
    #expect(difference("a\nb\n", "a\nb\n") == "")
  }

  @Test func `changes with 3 lines between them share one hunk`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n9\n", with: "\n")
    #expect(
      difference(old, new) == """
        --- a/Specs/a.md
        +++ b/Specs/a.md
        @@ -2,11 +2,10 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        -9
         10
         11
         12

        """
    )
  }

  @Test func `changes that are far apart have separate hunks`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let text = difference(old, "0\n" + old + "21\n")
    #expect(text.contains("@@ -1,3 +1,4 @@\n+0\n 1\n"))
    #expect(text.hasSuffix("@@ -18,3 +19,4 @@\n 18\n 19\n 20\n+21\n"))
  }

  @Test func `keeps carriage returns and marks a missing newline at the end of the file`() {
    #expect(
      difference("a\r\nb", "c\r\nb") == """
        --- a/Specs/a.md
        +++ b/Specs/a.md
        @@ -1,2 +1,2 @@
        -a\r
        +c\r
         b
        \\ No newline at end of file

        """
    )
  }
}
