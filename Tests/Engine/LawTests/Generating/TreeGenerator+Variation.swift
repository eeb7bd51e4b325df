import Conformance
import PlumbEngine

extension TreeGenerator {
  /// Returns an element of the same kind with other numbers and names.
  mutating func varied(_ element: GeneratedView.Element) -> GeneratedView.Element {
    switch element {
    case .leaf(let leaf): .leaf(varied(leaf))
    case .container(let container): .container(varied(container))
    case .modifier(let modifier): .modifier(varied(modifier))
    }
  }

  private mutating func varied(_ leaf: Leaf) -> Leaf {
    switch leaf {
    case .text:
      .text(
        numbers.generator.pick(
          "a",
          "Hello",
          "Hello world",
          "a bc def ghij",
          "two\nlines",
          "한국 말",
          ""
        )
      )
    case .spacer: .spacer(minLength: numbers.optionalLength())
    case .localized, .plain: leaf
    }
  }

  private mutating func varied(_ container: Container) -> Container {
    switch container {
    case .row: .row(alignment: vertical(), spacing: numbers.spacing())
    case .column: .column(alignment: horizontal(), spacing: numbers.spacing())
    case .depth: .depth(alignment())
    case .grid:
      .grid(alignment(), horizontal: numbers.spacing(), vertical: numbers.spacing())
    case .gridRow: .gridRow(numbers.generator.happens(0.5) ? vertical() : nil)
    case .condition: .condition(numbers.generator.happens(0.7))
    case .choice: .choice(numbers.generator.happens(0.5))
    case .flow: .flow(spacing: numbers.spacing() ?? 0)
    case .staircase: .staircase(step: numbers.distance())
    case .fitting:
      .fitting(
        horizontally: numbers.generator.happens(0.8),
        vertically: numbers.generator.happens(0.6)
      )
    case .scroll: .scroll(AxisNames.allCases.randomElement(using: &numbers.generator) ?? .both)
    case .lazyRow: .lazyRow(spacing: numbers.spacing())
    case .lazyColumn: .lazyColumn(spacing: numbers.spacing())
    case .lazyGrid:
      .lazyGrid(fixed: numbers.length(), minimum: numbers.length(), adaptive: numbers.length() + 10)
    case .group, .loop, .reader, .halvingReader: container
    }
  }

  private mutating func varied(_ modifier: Modifier) -> Modifier {
    switch modifier {
    case .fixedFrame:
      .fixedFrame(
        width: numbers.optionalLength(),
        height: numbers.optionalLength(),
        alignment: alignment()
      )
    case .flexibleFrame: .flexibleFrame(width: limits(), height: limits(), alignment: alignment())
    case .padding: padding()
    case .fixedSize:
      .fixedSize(
        horizontal: numbers.generator.happens(0.6),
        vertical: numbers.generator.happens(0.6)
      )
    case .aspectRatio: .aspectRatio(numbers.ratio(), isFilling: numbers.generator.happens(0.3))
    case .offset: .offset(x: numbers.distance(), y: numbers.distance())
    case .position: .position(x: numbers.distance(), y: numbers.distance())
    case .background: .background(alignment())
    case .overlay: .overlay(alignment())
    case .layoutPriority: .layoutPriority(numbers.priority())
    case .horizontalGuide: .horizontalGuide(horizontal(), guideValue())
    case .verticalGuide: .verticalGuide(vertical(), guideValue())
    case .gridColumns: .gridColumns(numbers.generator.pick(1, 2, 2, 3))
    case .gridAnchor: .gridAnchor(x: numbers.part(), y: numbers.part())
    case .gridColumnAlignment: .gridColumnAlignment(horizontal())
    case .gridUnsizedAxes:
      .gridUnsizedAxes(
        horizontal: numbers.generator.happens(0.6),
        vertical: numbers.generator.happens(0.6)
      )
    case .safeAreaInset:
      .safeAreaInset(
        numbers.generator.pick(.top, .leading, .bottom, .trailing),
        alignment: alignment(),
        spacing: numbers.spacing()
      )
    case .safeAreaPadding:
      .safeAreaPadding(
        top: numbers.distance(),
        leading: numbers.distance(),
        bottom: numbers.distance(),
        trailing: numbers.distance()
      )
    case .neutralPadding, .ignoresSafeArea: modifier
    }
  }
}

// MARK: - Parts

extension TreeGenerator {
  private mutating func horizontal() -> HorizontalName {
    numbers.generator.pick(.center, .center, .leading, .trailing, .probe)
  }

  private mutating func vertical() -> VerticalName {
    numbers.generator.pick(
      .center,
      .center,
      .top,
      .bottom,
      .firstTextBaseline,
      .lastTextBaseline,
      .probe
    )
  }

  private mutating func alignment() -> AlignmentName {
    numbers.generator.happens(0.3)
      ? .center : AlignmentName(horizontal: horizontal(), vertical: vertical())
  }

  private mutating func guideValue() -> Modifier.GuideValue {
    Modifier.GuideValue(part: numbers.part(), points: numbers.distance())
  }

  /// Returns limits in ascending order, or in any order for a tree with extreme numbers.
  private mutating func limits() -> Modifier.Limits {
    var limits = Modifier.Limits(
      minimum: numbers.optionalLength(),
      ideal: numbers.optionalLength(),
      maximum: numbers.generator.happens(0.4) ? .infinity : numbers.optionalLength()
    )
    guard !numbers.isWild else { return limits }
    limits.ideal = limits.ideal.map { max($0, limits.minimum ?? 0) }
    limits.maximum = limits.maximum.map { max($0, limits.ideal ?? limits.minimum ?? 0) }
    return limits
  }

  private mutating func padding() -> Modifier {
    if numbers.generator.happens(0.2) {
      return .padding(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    return .padding(
      top: numbers.distance(),
      leading: numbers.distance(),
      bottom: numbers.distance(),
      trailing: numbers.distance()
    )
  }
}
