/// Knows which body is being evaluated, so that what it reads can name it as a reader.
enum DependencyTracking {
  /// Only one scene is evaluated at a time: hosts are on the main actor.
  nonisolated(unsafe) private(set) static var reader: (any Reevaluated)?

  static func reading<Result>(for node: any Reevaluated, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    return body()
  }
}
