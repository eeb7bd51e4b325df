/// The part of a context that a node keeps, to make or to update something by it later.
///
/// That the environment has changed is news, and news are told once: who kept them would tell them
/// again at every update of its own. So no node keeps a `ViewContext`.
struct KeptContext {
  /// The context without news: to read, and for what is made by it.
  private(set) var known: ViewContext
  private var hasNews: Bool

  init(_ context: ViewContext) {
    hasNews = context.environmentDidChange
    known = context.withoutNews
  }
}

extension KeptContext {
  /// Keeps what the surroundings tell now; news that were not handed on yet still are to be.
  mutating func follow(_ context: ViewContext) {
    hasNews = hasNews || context.environmentDidChange
    known = context.withoutNews
  }

  /// The context with its news, for bringing up to date what is inside: the first who asks tells
  /// them.
  mutating func handOn() -> ViewContext {
    if !hasNews { return known }
    hasNews = false
    return known.withNews
  }
}
