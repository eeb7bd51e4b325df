import ViewLayout

/// An edge by its name.
enum EdgeName: String, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// The edge at the top or the bottom; `nil` for one at a side.
  var vertical: VerticalEdge? {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading, .trailing: nil
    }
  }

  /// The edge at a side; `nil` for one at the top or the bottom.
  var horizontal: HorizontalEdge? {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top, .bottom: nil
    }
  }
}
