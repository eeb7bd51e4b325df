import SpecFormat
import Testing

struct IssuesLineTests {
  @Test(arguments: IssueKindNames.all)
  func `knows every kind of the contract`(kind: String) {
    let content = expectation("issues", kind)?.content
    #expect(content as? IssuesFence == IssuesFence(lines: [.init(line: 4, kind: kind)]))
  }

  @Test func `reads that others are allowed`() {
    let content = expectation("issues", "tree-too-deep\n...")?.content
    let expected = IssuesFence(
      lines: [.init(line: 4, kind: "tree-too-deep")],
      allowsOthers: true
    )
    #expect(content as? IssuesFence == expected)
  }

  @Test func `expects none where the block is empty`() {
    #expect(expectation("issues", "")?.content as? IssuesFence == IssuesFence(lines: []))
  }
}
