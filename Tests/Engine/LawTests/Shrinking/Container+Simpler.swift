extension Container {
  /// Containers of the same kind that say less.
  var simpler: [Container] {
    switch self {
    case .row(let alignment, let spacing):
      Simplification.simpler(alignment).map { .row(alignment: $0, spacing: spacing) }
        + Simplification.simpler(spacing).map { .row(alignment: alignment, spacing: $0) }
    case .column(let alignment, let spacing):
      Simplification.simpler(alignment).map { .column(alignment: $0, spacing: spacing) }
        + Simplification.simpler(spacing).map { .column(alignment: alignment, spacing: $0) }
    case .depth(let alignment): Simplification.simpler(alignment).map { .depth($0) }
    case .grid(let alignment, let horizontal, let vertical):
      Simplification.simpler(alignment)
        .map { .grid($0, horizontal: horizontal, vertical: vertical) }
        + Simplification.simpler(horizontal)
        .map { .grid(alignment, horizontal: $0, vertical: vertical) }
        + Simplification.simpler(vertical)
        .map { .grid(alignment, horizontal: horizontal, vertical: $0) }
    case .gridRow(let alignment): alignment == nil ? [.group] : [.gridRow(nil)]
    case .flow(let spacing): Simplification.simpler(spacing).map { .flow(spacing: $0) }
    case .staircase(let step): Simplification.simpler(step).map { .staircase(step: $0) }
    case .halvingReader: [.reader]
    case .fitting(true, true):
      [.fitting(horizontally: true, vertically: false)]
    case .fitting(false, true), .fitting(true, false):
      [.fitting(horizontally: false, vertically: false)]
    case .lazyRow(let spacing): Simplification.simpler(spacing).map { .lazyRow(spacing: $0) }
    case .lazyColumn(let spacing): Simplification.simpler(spacing).map { .lazyColumn(spacing: $0) }
    case .scroll(.both): [.scroll(.vertical), .scroll(.horizontal)]
    case .lazyGrid(let fixed, let least, let adaptive):
      Simplification.simpler(fixed).map {
        .lazyGrid(fixed: $0, least: least, adaptive: adaptive)
      }
    case .scroll, .group, .loop, .condition, .choice, .reader, .fitting(false, false): []
    }
  }
}
