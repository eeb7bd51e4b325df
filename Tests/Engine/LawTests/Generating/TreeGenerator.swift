import Conformance
import PlumbEngine

/// Generates and changes view trees.
struct TreeGenerator: Sendable {
  /// The maximum nesting depth of modifiers and containers.
  private static let maximumDepth = 5

  var numbers: NumberSource

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - seed: The seed of all generated trees.
  ///   - isWild: Whether numbers can have any value, including NaN and infinity.
  init(seed: UInt64, isWild: Bool = false) {
    numbers = NumberSource(seed: seed, isWild: isWild)
  }

  /// Returns a generated tree: a container or a modifier with content.
  mutating func tree() -> GeneratedView {
    let depth = numbers.generator.pick(2, 2, 3, 3, 4, Self.maximumDepth)
    return numbers.generator.happens(0.7) ? container(depth: depth) : modified(depth: depth)
  }

  private mutating func view(depth: Int) -> GeneratedView {
    guard depth > 0, !numbers.generator.happens(0.25) else {
      return GeneratedView(varied(.leaf(numbers.generator.pick(.color, Leaf.others))))
    }
    return numbers.generator.happens(0.45) ? container(depth: depth) : modified(depth: depth)
  }

  private mutating func container(depth: Int) -> GeneratedView {
    let element = varied(.container(numbers.generator.pick(.group, Container.others)))
    let count = numbers.generator.pick(0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5)
    return GeneratedView(element, (0..<count).map { _ in view(depth: depth - 1) })
  }

  private mutating func modified(depth: Int) -> GeneratedView {
    let modifier = numbers.generator.pick(.offset(x: 0, y: 0), Modifier.others)
    let count = modifier.hasSecondView ? 2 : 1
    return GeneratedView(
      varied(.modifier(modifier)),
      (0..<count).map { _ in view(depth: depth - 1) }
    )
  }
}

extension TreeGenerator {
  /// Returns the tree with one change, mostly of a number or a flag, sometimes of a view.
  mutating func changed(_ tree: GeneratedView) -> GeneratedView {
    let path = tree.paths.randomElement(using: &numbers.generator) ?? []
    var view = tree[path[...]]
    switch Int.random(in: 0..<10, using: &numbers.generator) {
    case 0: view = self.view(depth: 1)
    case 1..<4: changeChildren(of: &view)
    default: view.element = varied(view.element)
    }
    return tree.replacing(path, with: view)
  }

  private mutating func changeChildren(of view: inout GeneratedView) {
    guard case .container = view.element else { return view.element = varied(view.element) }
    let index = Int.random(in: 0...view.children.count, using: &numbers.generator)
    if index < view.children.count, numbers.generator.happens(0.6) {
      let child = view.children.remove(at: index)
      if numbers.generator.happens(0.3) { view.children.append(child) }
    } else {
      view.children.insert(self.view(depth: 1), at: index)
    }
  }
}

extension Leaf {
  /// The generated leaves in addition to colors; repeated ones are more frequent.
  static let others: [Leaf] =
    plainOnes + [
      .text(""), .text(""), .text(""), .spacer(minLength: nil), .spacer(minLength: nil),
    ]
}

extension Container {
  /// The generated containers in addition to groups; stacks are the most frequent.
  static let others: [Container] = [
    .row(alignment: .center, spacing: nil), .row(alignment: .center, spacing: nil),
    .row(alignment: .center, spacing: nil), .row(alignment: .center, spacing: nil),
    .column(alignment: .center, spacing: nil), .column(alignment: .center, spacing: nil),
    .column(alignment: .center, spacing: nil), .column(alignment: .center, spacing: nil),
    .depth(.center), .depth(.center), .grid(.center, horizontal: nil, vertical: nil),
    .grid(.center, horizontal: nil, vertical: nil), .gridRow(nil), .gridRow(nil), .gridRow(nil),
    .loop, .condition(true), .choice(true), .reader,
    .halvingReader, .flow(spacing: 0), .staircase(step: 0),
    .fitting(horizontally: true, vertically: true), .scroll(.both), .lazyRow(spacing: nil),
    .lazyColumn(spacing: nil), .lazyGrid(fixed: 0, minimum: 0, adaptive: 0),
  ]
}

extension Modifier {
  /// The generated modifiers in addition to offsets; frames are the most frequent.
  static let others: [Modifier] = [
    .fixedFrame(width: nil, height: nil, alignment: .center),
    .fixedFrame(width: nil, height: nil, alignment: .center),
    .fixedFrame(width: nil, height: nil, alignment: .center),
    .flexibleFrame(width: Limits(), height: Limits(), alignment: .center),
    .flexibleFrame(width: Limits(), height: Limits(), alignment: .center),
    .flexibleFrame(width: Limits(), height: Limits(), alignment: .center),
    .padding(top: 0, leading: 0, bottom: 0, trailing: 0),
    .padding(top: 0, leading: 0, bottom: 0, trailing: 0),
    .fixedSize(horizontal: true, vertical: true), .aspectRatio(nil, isFilling: false),
    .position(x: 0, y: 0), .background(.center), .overlay(.center), .layoutPriority(0),
    .gridColumns(2), .gridColumns(2), .gridAnchor(x: 0, y: 0), .gridColumnAlignment(.center),
    .gridUnsizedAxes(horizontal: true, vertical: false),
    .layoutPriority(0), .horizontalGuide(.center, GuideValue(part: 0, points: 0)),
    .verticalGuide(.center, GuideValue(part: 0, points: 0)),
    .safeAreaInset(.top, alignment: .center, spacing: nil),
    .safeAreaPadding(top: 0, leading: 0, bottom: 0, trailing: 0), .ignoresSafeArea,
  ]
}
