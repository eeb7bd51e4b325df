import Testing

@testable import ViewLayout

struct KeptContextTests {
  private let context = ViewContext(
    graph: ViewGraph(session: LayoutSession()),
    environment: EnvironmentValues(),
    container: RelativeContainer()
  )

  @Test func `tells news once`() {
    var kept = RetainedContext(context.withNews)
    #expect(kept.handOn().environmentDidChange)
    #expect(!kept.handOn().environmentDidChange)
  }

  @Test func `keeps news that nobody was told yet`() {
    var kept = RetainedContext(context.withNews)
    kept.follow(context)
    #expect(kept.handOn().environmentDidChange)
  }

  @Test func `knows no news of what is made by it`() {
    #expect(!RetainedContext(context.withNews).known.environmentDidChange)
  }
}
