extension Modifier {
  /// Modifiers of the same kind with simpler values.
  var simpler: [Modifier] {
    switch self {
    case .fixedFrame(let width, let height, let alignment):
      Simplification.simpler(width).map {
        .fixedFrame(width: $0, height: height, alignment: alignment)
      }
        + Simplification.simpler(height).map {
          .fixedFrame(width: width, height: $0, alignment: alignment)
        }
        + Simplification.simpler(alignment).map {
          .fixedFrame(width: width, height: height, alignment: $0)
        }
    case .flexibleFrame(let width, let height, let alignment):
      Simplification.simpler(width).map {
        .flexibleFrame(width: $0, height: height, alignment: alignment)
      }
        + Simplification.simpler(height).map {
          .flexibleFrame(width: width, height: $0, alignment: alignment)
        }
        + Simplification.simpler(alignment).map {
          .flexibleFrame(width: width, height: height, alignment: $0)
        }
    case .padding(let top, let leading, let bottom, let trailing):
      simplerInsets([top, leading, bottom, trailing]) {
        .padding(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
      }
    case .safeAreaPadding(let top, let leading, let bottom, let trailing):
      simplerInsets([top, leading, bottom, trailing]) {
        .safeAreaPadding(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
      }
    case .safeAreaInset(let edge, let alignment, let spacing):
      Simplification.simpler(alignment).map {
        .safeAreaInset(edge, alignment: $0, spacing: spacing)
      }
        + Simplification.simpler(spacing).map {
          .safeAreaInset(edge, alignment: alignment, spacing: $0)
        }
    case .offset(let x, let y): simplerPoint(x, y).map { .offset(x: $0, y: $1) }
    case .position(let x, let y): simplerPoint(x, y).map { .position(x: $0, y: $1) }
    case .background(let alignment): Simplification.simpler(alignment).map { .background($0) }
    case .overlay(let alignment): Simplification.simpler(alignment).map { .overlay($0) }
    case .layoutPriority(let priority):
      Simplification.simpler(priority).map { .layoutPriority($0) }
    case .aspectRatio(let ratio, let isFilling):
      Simplification.simpler(ratio).map { .aspectRatio($0, isFilling: isFilling) }
    case .horizontalGuide(let guide, let value):
      simplerValue(value).map { .horizontalGuide(guide, $0) }
    case .verticalGuide(let guide, let value):
      simplerValue(value).map { .verticalGuide(guide, $0) }
    case .gridColumns(let count): count == 1 ? [] : [.gridColumns(1)]
    case .gridAnchor(let x, let y): simplerPoint(x, y).map { .gridAnchor(x: $0, y: $1) }
    case .gridColumnAlignment(let guide):
      Simplification.simpler(guide).map { .gridColumnAlignment($0) }
    case .gridUnsizedAxes(true, true):
      [
        .gridUnsizedAxes(horizontal: true, vertical: false),
        .gridUnsizedAxes(horizontal: false, vertical: true),
      ]
    case .gridUnsizedAxes, .fixedSize, .neutralPadding, .ignoresSafeArea: []
    }
  }

  private func simplerInsets(
    _ insets: [Double],
    _ modifier: ([Double]) -> Modifier
  ) -> [Modifier] {
    insets.indices.flatMap { index in
      Simplification.simpler(insets[index]).map { inset in
        var insets = insets
        insets[index] = inset
        return modifier(insets)
      }
    }
  }

  private func simplerPoint(_ x: Double, _ y: Double) -> [(Double, Double)] {
    Simplification.simpler(x).map { ($0, y) } + Simplification.simpler(y).map { (x, $0) }
  }

  private func simplerValue(_ value: GuideValue) -> [GuideValue] {
    Simplification.simpler(value.part).map { GuideValue(part: $0, points: value.points) }
      + Simplification.simpler(value.points).map { GuideValue(part: value.part, points: $0) }
  }
}
