import ViewLayout

/// An alignment, given by the names of its guides on both axes.
struct AlignmentName: Equatable, Sendable {
  static let center = AlignmentName(horizontal: .center, vertical: .center)

  var horizontal: HorizontalName
  var vertical: VerticalName

  var alignment: Alignment {
    Alignment(horizontal: horizontal.alignment, vertical: vertical.alignment)
  }
}

/// The name of a horizontal alignment guide.
enum HorizontalName: String, CaseIterable, Sendable {
  case leading, center, trailing, probe

  var alignment: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .probe: .probe
    }
  }
}

/// The name of a vertical alignment guide.
enum VerticalName: String, CaseIterable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline, probe

  var alignment: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    case .probe: .probe
    }
  }
}

/// The name of an edge.
enum EdgeName: String, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// The top or bottom edge; `nil` for a horizontal edge.
  var vertical: VerticalEdge? {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading, .trailing: nil
    }
  }

  /// The leading or trailing edge; `nil` for a vertical edge.
  var horizontal: HorizontalEdge? {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top, .bottom: nil
    }
  }
}
