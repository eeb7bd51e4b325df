import MutantSwitch
import Testing

struct NoticeTests {
  private static func scenario(_ clause: String, hasRecording: Bool = false) -> SuiteScenario {
    SuiteScenario(id: "a", clause: clause, digest: "d", hasRecording: hasRecording)
  }

  private static func kill(isRecorded: Bool = false) -> Kill {
    Kill(scenario: 0, way: .failed, isRecorded: isRecorded)
  }

  @Test func `everyone is wanted until somebody notices`() {
    #expect(Notice().wants(Self.scenario("a")))
  }

  @Test func `a second clause and a recording are wanted after the first`() {
    var notice = Notice()
    notice.take(Self.kill(), in: Self.scenario("a"))
    #expect(!notice.wants(Self.scenario("a")))
    #expect(notice.wants(Self.scenario("a", hasRecording: true)))
    #expect(notice.wants(Self.scenario("b")))
  }

  @Test func `nobody is wanted after two clauses and a recording`() {
    var notice = Notice()
    notice.take(Self.kill(isRecorded: true), in: Self.scenario("a"))
    notice.take(Self.kill(), in: Self.scenario("b"))
    #expect(!notice.wants(Self.scenario("c", hasRecording: true)))
    #expect(notice.kills.count == 2)
  }
}
