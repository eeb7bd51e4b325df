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
