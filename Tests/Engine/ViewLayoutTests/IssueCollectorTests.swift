import Testing
import ViewLayout

struct IssueCollectorTests {
  private func issue(_ place: String) -> ViewLayout.Issue {
    ViewLayout.Issue(kind: .duplicateIdentity, place: place, message: "")
  }

  @Test func `collecting returns the body's value and its issues in order`() {
    let (value, issues) = IssueCollector.collecting {
      IssueCollector.report(issue("first"))
      IssueCollector.report(issue("second"))
      return 7
    }
    #expect(value == 7)
    #expect(issues.map(\.place) == ["first", "second"])
  }

  @Test func `issues of a nested collecting call do not reach the outer call`() {
    let (inner, outer) = IssueCollector.collecting {
      IssueCollector.report(issue("outer"))
      return IssueCollector.collecting { IssueCollector.report(issue("inner")) }.issues
    }
    #expect(inner.map(\.place) == ["inner"])
    #expect(outer.map(\.place) == ["outer"])
  }

  @Test func `collects the issues of 50 concurrent tasks`() async {
    let collector = IssueCollector()
    await withTaskGroup { group in
      for number in 0..<50 {
        group.addTask { collector.add(self.issue("task \(number)")) }
      }
    }
    let issues = collector.drain()
    #expect(issues.count == 50)
    #expect(Set(issues.map(\.place)) == Set((0..<50).map { "task \($0)" }))
  }
}
