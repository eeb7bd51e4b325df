import Testing

@testable import ViewLayout

struct RetainedContextTests {
  private let context = ViewContext(
    graph: ViewGraph(session: LayoutSession()),
    environment: EnvironmentValues(),
    container: RelativeContainer()
  )

  @Test func `contextForUpdate passes on an environment change once`() {
    var kept = RetainedContext(context.withEnvironmentChange)
    #expect(kept.contextForUpdate().environmentDidChange)
    #expect(!kept.contextForUpdate().environmentDidChange)
  }

  @Test func `an environment change stays pending when follow replaces the context`() {
    var kept = RetainedContext(context.withEnvironmentChange)
    kept.follow(context)
    #expect(kept.contextForUpdate().environmentDidChange)
  }

  @Test func `the known context does not contain an environment change`() {
    #expect(!RetainedContext(context.withEnvironmentChange).known.environmentDidChange)
  }
}
