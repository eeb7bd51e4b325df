import SpecFormat
import Testing

struct IssuesLineTests {
  @Test(arguments: IssueKindNames.all)
  func `an issues block accepts every kind of issue`(kind: String) {
    let content = expectation("issues", kind)?.content
    #expect(content as? IssuesFence == IssuesFence(lines: [.init(line: 4, kind: kind)]))
  }

  @Test func `an ellipsis in an issues block allows other issues`() {
    let content = expectation("issues", "tree-too-deep\n...")?.content
    let expected = IssuesFence(
      lines: [.init(line: 4, kind: "tree-too-deep")],
      allowsOthers: true
    )
    #expect(content as? IssuesFence == expected)
  }

  @Test func `an empty issues block expects no issues`() {
    #expect(expectation("issues", "")?.content as? IssuesFence == IssuesFence(lines: []))
  }
}
