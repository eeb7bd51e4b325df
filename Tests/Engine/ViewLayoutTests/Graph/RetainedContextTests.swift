import Testing

@testable import ViewLayout

struct RetainedContextTests {
  private let context = ViewContext(
    graph: ViewGraph(session: LayoutSession()),
    environment: EnvironmentValues(),
    container: RelativeContainer()
  )

  @Test func `passes a change of the environment on once`() {
    var kept = RetainedContext(context.withEnvironmentChange)
    #expect(kept.contextForUpdate().environmentDidChange)
    #expect(!kept.contextForUpdate().environmentDidChange)
  }

  @Test func `keeps a change that was not passed on yet`() {
    var kept = RetainedContext(context.withEnvironmentChange)
    kept.follow(context)
    #expect(kept.contextForUpdate().environmentDidChange)
  }

  @Test func `makes nodes without a change`() {
    #expect(!RetainedContext(context.withEnvironmentChange).known.environmentDidChange)
  }
}
