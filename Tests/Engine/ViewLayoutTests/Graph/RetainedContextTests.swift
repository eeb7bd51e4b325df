import Testing

@testable import ViewLayout

struct RetainedContextTests {
  private let context = ViewContext(
    graph: ViewGraph(session: LayoutSession()),
    environment: EnvironmentValues(),
    container: RelativeContainer()
  )

  @Test func `environmentDidChange is true in only one contextForUpdate after a change`() {
    var kept = RetainedContext(context.withEnvironmentChange)
    #expect(kept.contextForUpdate().environmentDidChange)
    #expect(!kept.contextForUpdate().environmentDidChange)
  }

  @Test func `follow(_:) keeps a pending environmentDidChange of the previous context`() {
    var kept = RetainedContext(context.withEnvironmentChange)
    kept.follow(context)
    #expect(kept.contextForUpdate().environmentDidChange)
  }

  @Test func `environmentDidChange is false in known, the context for making nodes`() {
    #expect(!RetainedContext(context.withEnvironmentChange).known.environmentDidChange)
  }
}
