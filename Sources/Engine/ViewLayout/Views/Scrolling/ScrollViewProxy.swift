/// Scrolls the scroll views inside a reader.
public struct ScrollViewProxy {
  let reader: ViewNodeHandle

  /// Scrolls until the view of an id is in sight, once the present update is through.
  ///
  /// Recorded: ids are compared with their types, and only views inside the reader count.
  ///
  /// - Parameters:
  ///   - id: The id that `id(_:)` or a `ForEach` gave to the view.
  ///   - anchor: The point that the view and the viewport share; `nil` to scroll no further than
  ///     it takes.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = reader.node as? any Reevaluated else { return }
    node.graph.scrollRequests.add(ScrollRequest(scope: reader, id: AnyHashable(id), anchor: anchor))
  }
}
