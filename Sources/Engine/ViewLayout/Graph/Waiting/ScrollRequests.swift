/// The requests for what somebody wants in sight once the scene is laid out, in order.
struct ScrollRequests {
  private var requests: [ScrollRequest] = []

  var isEmpty: Bool { requests.isEmpty }

  /// Asks for a view to come into sight.
  mutating func add(_ request: ScrollRequest) { requests.append(request) }

  /// Scrolls to what was asked for; what moved nothing is done with.
  ///
  /// - Returns: Whether anything moved: lazy content is another one then, and is looked at again.
  mutating func perform() -> Bool {
    requests.removeAll { !$0.perform() }
    return !requests.isEmpty
  }
}
