import Foundation

@testable import ViewLayout

/// Makes views for laws to hold for: the same ones for the same seed.
@MainActor
struct ViewGenerator {
  private static let words = [
    "", " ", "a", "hello world", "a\nb", "안녕 하세요", "👨‍👩‍👧", "\n", "averyveryverylongword",
  ]
  private static let lengths: [CGFloat] = [0, 1, 7, 10, 33.3, 50, 100, 1000]
  private static let extremeLengths: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e-300, -1,
  ]
  private static let proposals: [CGFloat?] = [nil, 0, 0.1, 10, 100, 320, .infinity, -5]

  private var random: SeededGenerator
  /// Whether some lengths are such as nobody means: infinite, negative, not a number.
  private let isExtreme: Bool

  init(seed: Int, isExtreme: Bool) {
    random = SeededGenerator(seed: seed)
    self.isExtreme = isExtreme
  }
}

extension ViewGenerator {
  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(
      width: Self.proposals.randomElement(using: &random) ?? nil,
      height: Self.proposals.randomElement(using: &random) ?? nil
    )
  }

  /// A view of that many levels at most.
  mutating func view(depth: Int) -> AnyView {
    if depth == 0 || number(below: 5) == 0 { return leaf() }
    switch number(below: 3) {
    case 0: return container(depth: depth - 1)
    case 1: return framed(view(depth: depth - 1))
    default: return modified(view(depth: depth - 1), with: view(depth: depth - 1))
    }
  }

  private mutating func leaf() -> AnyView {
    switch number(below: 8) {
    case 0: AnyView(Text(word()))
    case 1: AnyView(Color.red)
    case 2: AnyView(Circle())
    case 3: AnyView(Spacer(minLength: optionalLength()))
    case 4: AnyView(EmptyView())
    case 5: AnyView(Divider())
    case 6: AnyView(Text(word()).font(.system(size: length())).lineLimit(number(below: 4)))
    default: AnyView(GeometryReader { Text("\($0.size.width)").frame(width: $0.size.width / 2) })
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    var views: [AnyView] = []
    for _ in 0..<number(below: 5) { views.append(view(depth: depth)) }
    let children = views
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    switch number(below: 4) {
    case 0: return AnyView(HStack(spacing: optionalLength()) { content })
    case 1: return AnyView(VStack(alignment: .leading, spacing: optionalLength()) { content })
    case 2: return AnyView(ZStack(alignment: .bottomTrailing) { content })
    default: return AnyView(Group { content })
    }
  }

  private mutating func framed(_ view: AnyView) -> AnyView {
    switch number(below: 7) {
    case 0: AnyView(view.frame(width: optionalLength(), height: optionalLength()))
    case 1: AnyView(view.frame(minWidth: optionalLength(), maxWidth: optionalLength()))
    case 2: AnyView(view.frame(idealHeight: optionalLength(), maxHeight: optionalLength()))
    case 3: AnyView(view.padding(length()))
    case 4: AnyView(view.padding(.horizontal, optionalLength()))
    case 5: AnyView(view.fixedSize())
    default: AnyView(view.fixedSize(horizontal: true, vertical: false))
    }
  }

  private mutating func modified(_ view: AnyView, with other: AnyView) -> AnyView {
    let length = length()
    switch number(below: 9) {
    case 0: return AnyView(view.background(other))
    case 1: return AnyView(view.overlay(other, alignment: .topLeading))
    case 2: return AnyView(view.offset(x: length))
    case 3: return AnyView(view.position(x: length, y: self.length()))
    case 4: return AnyView(view.aspectRatio(optionalLength(), contentMode: .fill))
    case 5: return AnyView(view.aspectRatio(optionalLength(), contentMode: .fit))
    case 6: return AnyView(view.layoutPriority(Double(length)))
    case 7: return AnyView(view.alignmentGuide(.leading) { _ in length })
    default: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
    }
  }
}

extension ViewGenerator {
  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  private mutating func word() -> String { Self.words.randomElement(using: &random) ?? "" }

  private mutating func length() -> CGFloat {
    let lengths = isExtreme && number(below: 6) == 0 ? Self.extremeLengths : Self.lengths
    return lengths.randomElement(using: &random) ?? 0
  }

  private mutating func optionalLength() -> CGFloat? {
    Bool.random(using: &random) ? length() : nil
  }
}
