extension Leaf {
  /// Simpler leaves; a color is the simplest leaf.
  var simpler: [Leaf] {
    switch self {
    case .plain: self == .color ? [] : [.color]
    case .text("a"): [.color]
    case .text: [.color, .text("a")]
    case .localized: [.color]
    case .spacer(let minLength):
      [.color] + Simplification.simpler(minLength).map { .spacer(minLength: $0) }
    }
  }
}

extension Container {
  /// Simpler containers of the same kind.
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
    case .lazyGrid(let fixed, let minimum, let adaptive):
      Simplification.simpler(fixed).map {
        .lazyGrid(fixed: $0, minimum: minimum, adaptive: adaptive)
      }
    case .scroll, .group, .loop, .condition, .choice, .reader, .fitting(false, false): []
    }
  }
}

/// Returns simpler values for the parts of elements.
enum Simplification {
  /// Returns 0, 10 and the rounded number, as far as they are simpler than the number itself.
  static func simpler(_ number: Double) -> [Double] {
    [0, 10, number.rounded()].filter { rank($0) < rank(number) }
  }

  static func simpler(_ number: Double?) -> [Double?] {
    number.map { [nil] + simpler($0) } ?? []
  }

  static func simpler(_ name: HorizontalName) -> [HorizontalName] {
    name == .center ? [] : [.center]
  }

  static func simpler(_ name: VerticalName) -> [VerticalName] { name == .center ? [] : [.center] }

  static func simpler(_ alignment: AlignmentName) -> [AlignmentName] {
    simpler(alignment.horizontal).map {
      AlignmentName(horizontal: $0, vertical: alignment.vertical)
    }
      + simpler(alignment.vertical).map {
        AlignmentName(horizontal: alignment.horizontal, vertical: $0)
      }
  }

  static func simpler(_ limits: Modifier.Limits) -> [Modifier.Limits] {
    simpler(limits.minimum).map {
      Modifier.Limits(minimum: $0, ideal: limits.ideal, maximum: limits.maximum)
    }
      + simpler(limits.ideal).map {
        Modifier.Limits(minimum: limits.minimum, ideal: $0, maximum: limits.maximum)
      }
      + simpler(limits.maximum).map {
        Modifier.Limits(minimum: limits.minimum, ideal: limits.ideal, maximum: $0)
      }
  }

  private static func rank(_ number: Double) -> Int {
    if number == 0 { return 0 }
    if number == 10 { return 1 }
    if !number.isFinite { return 4 }
    return number == number.rounded() ? 2 : 3
  }
}
