import ViewLayout

/// An alignment by its names on both axes.
struct AlignmentName: Equatable, Sendable {
  static let center = AlignmentName(horizontal: .center, vertical: .center)

  var horizontal: HorizontalName
  var vertical: VerticalName

  var alignment: Alignment {
    Alignment(horizontal: horizontal.alignment, vertical: vertical.alignment)
  }
}

/// A guide along x by its name.
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

/// A guide along y by its name.
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
