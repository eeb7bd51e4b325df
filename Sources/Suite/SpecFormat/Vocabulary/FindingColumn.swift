/// The columns of a `variants` block that have the nodes which a check finds.
enum FindingColumn: String, Sendable, CaseIterable {
  case truncated, clipped, overlapping, outside
}

extension FindingColumn {
  /// The check that finds the nodes.
  var check: CheckName {
    switch self {
    case .truncated: .truncation
    case .clipped: .clipping
    case .overlapping: .overlap
    case .outside: .containment
    }
  }
}
