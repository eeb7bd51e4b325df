/// The wish to have a view in sight, once the scene is laid out.
struct ScrollRequest {
  /// The node that the view has to be inside of.
  let scope: ViewNodeHandle
  let id: AnyHashable
  /// The point that the view and the viewport share; `nil` to scroll no further than it takes.
  let anchor: UnitPoint?
}

extension ScrollRequest {
  /// Scrolls the scroll view that is nearest around the view.
  ///
  /// - Returns: Whether anything moved.
  func perform() -> Bool {
    guard let target = scope.node?.scrollTarget(for: id), let scroll = target.scrollNode else {
      return false
    }
    return scroll.reveal(target.frame(in: scroll), anchor: anchor)
  }
}
