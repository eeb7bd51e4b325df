import Testing

@testable import ViewLayout

struct RetainedContextTests {
  private let context = ViewContext(
    graph: ViewGraph(session: LayoutSession()),
    environment: EnvironmentValues(),
    container: RelativeContainer()
  )

  @Test func `a pending environment change is passed to one update only`() {
    var kept = RetainedContext(context.withEnvironmentChange)
    #expect(kept.contextForUpdate().environmentDidChange)
    #expect(!kept.contextForUpdate().environmentDidChange)
  }

  @Test func `an environment change stays pending if the context is replaced`() {
    var kept = RetainedContext(context.withEnvironmentChange)
    kept.follow(context)
    #expect(kept.contextForUpdate().environmentDidChange)
  }

  @Test func `the context for making nodes is not marked with an environment change`() {
    #expect(!RetainedContext(context.withEnvironmentChange).known.environmentDidChange)
  }
}
