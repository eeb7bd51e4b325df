/// A line that others can be indented under.
protocol NestableLine {
  /// The lines that are indented under it, in order.
  var children: [Self] { get set }
  /// Whether it is `...`, which nothing can be indented under.
  var isEllipsis: Bool { get }
}

extension NegotiationLine: NestableLine {}

extension FrameLine: NestableLine {
  var isEllipsis: Bool { content == .anySiblings }
}
