public import Foundation

/// The distances that a view prefers to its neighbours, edge by edge (R-SP-1).
public struct ViewSpacing: Sendable {
  /// What each edge prefers; `nil` for the standard, which nearly every view has.
  ///
  /// Shared, because there are few others: comparing two is comparing two addresses.
  private var edges: Edges?

  private final class Edges: Sendable {
    let top: EdgeSpacing
    let leading: EdgeSpacing
    let bottom: EdgeSpacing
    let trailing: EdgeSpacing

    init(_ edge: (Edge) -> EdgeSpacing) {
      (top, leading) = (edge(.top), edge(.leading))
      (bottom, trailing) = (edge(.bottom), edge(.trailing))
    }
  }

  /// Prefers no distance at all on any edge: what an empty container has.
  public static let zero = ViewSpacing { _ in EdgeSpacing(any: 0) }

  private static let none = ViewSpacing { _ in EdgeSpacing() }

  /// The distances of a view that says nothing of its spacing: it only wants room from text's
  /// edges.
  static var standard: ViewSpacing { ViewSpacing(edges: nil) }

  /// Makes a spacing without any preference.
  public init() {
    self = .none
  }

  private init(edges: Edges?) { self.edges = edges }

  /// Makes a spacing of what each edge prefers.
  init(_ edge: (Edge) -> EdgeSpacing) {
    edges = Edges(edge)
  }

  subscript(edge: Edge) -> EdgeSpacing {
    guard let edges else { return .standard(at: edge) }
    return switch edge {
    case .top: edges.top
    case .leading: edges.leading
    case .bottom: edges.bottom
    case .trailing: edges.trailing
    }
  }

  /// R-SP-3: keeps the larger preference of both on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if self.edges === other.edges || includes(other, edges: edges) { return }
    let mine = self
    self = ViewSpacing { edge in
      edges.contains(Edge.Set(edge)) ? mine[edge].union(other[edge]) : mine[edge]
    }
  }

  /// Whether nothing that the other one prefers on the given edges is more than what this one does.
  private func includes(_ other: ViewSpacing, edges: Edge.Set) -> Bool {
    Edge.allCases.allSatisfy {
      !edges.contains(Edge.Set($0)) || self[$0].union(other[$0]) == self[$0]
    }
  }

  /// Both spacings' larger preferences on the given edges, this one's on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// R-SP-2: the gap between this view and the next along an axis, in points.
  ///
  /// - Returns: The largest distance that both edges have a say in; else what one of them
  ///   prefers to anything; else 8.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if edges == nil, next.edges == nil { return EdgeSpacing.fallback }
    return self[.end(of: axis)].distance(to: next[.start(of: axis)])
  }
}

extension ViewSpacing {
  /// Whether both are one and the same spacing in memory; two equal ones may not be.
  func isIdentical(to other: ViewSpacing) -> Bool { edges === other.edges }

  /// R-SP-8: the spacing of a frame that constrains the given axes.
  func framed(horizontally: Bool, vertically: Bool) -> ViewSpacing {
    if edges == nil { return self }
    return ViewSpacing { edge in
      let isFramed = edge == .top || edge == .bottom ? vertically : horizontally
      return isFramed ? self[edge].framed(at: edge) : self[edge]
    }
  }
}

/// The distances that one edge of a view prefers to its neighbour, by category (R-SP-1).
struct EdgeSpacing: Sendable, Equatable {
  /// The gap where neither edge has a say, in points.
  static let fallback: CGFloat = 8

  /// The distance to anything that shares no category; `nil` for no preference.
  var any: CGFloat?
  /// This edge's part of the distance between a view and the text below it.
  var aboveText: CGFloat?
  /// This edge's part of the distance between text and the view below it.
  var belowText: CGFloat?
  /// The leading between two lines, where the edge is text's own.
  var textLeading: CGFloat?

  /// The distances of an edge where nothing is said: no room of its own beside text.
  static func standard(at edge: Edge) -> EdgeSpacing {
    switch edge {
    case .top: EdgeSpacing(belowText: 0)
    case .bottom: EdgeSpacing(aboveText: 0)
    case .leading, .trailing: EdgeSpacing()
    }
  }

  /// R-SP-3: the larger of both, category by category.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      any: Self.larger(any, other.any),
      aboveText: Self.larger(aboveText, other.aboveText),
      belowText: Self.larger(belowText, other.belowText),
      textLeading: Self.larger(textLeading, other.textLeading)
    )
  }

  /// R-SP-2: the gap to the edge that follows, in points.
  func distance(to next: EdgeSpacing) -> CGFloat {
    var shared: CGFloat?
    if let mine = aboveText, let theirs = next.aboveText {
      shared = Self.larger(shared, mine + theirs)
    }
    if let mine = belowText, let theirs = next.belowText {
      shared = Self.larger(shared, mine + theirs)
    }
    if let mine = textLeading, let theirs = next.textLeading {
      shared = Self.larger(shared, max(mine, theirs))
    }
    return shared ?? Self.larger(any, next.any) ?? Self.fallback
  }

  private static func larger(_ left: CGFloat?, _ right: CGFloat?) -> CGFloat? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }
}

extension EdgeSpacing {
  /// R-SP-8: the edge of a frame: what concerns text is forgotten, what concerns anything stays.
  func framed(at edge: Edge) -> EdgeSpacing {
    var result = EdgeSpacing.standard(at: edge)
    result.any = any
    return result
  }
}

extension LayoutSession {
  /// R-SP-4: the spacing of texts whose largest font is the given one; texts of one font share it.
  func spacing(ofTextIn font: TestFont, pixelLength: CGFloat) -> ViewSpacing {
    let key = TextSpacingKey(fontSize: font.size, pixelLength: pixelLength)
    if let known = textSpacings[key] { return known }
    let spacing = ViewSpacing.text(in: font, pixelLength: pixelLength)
    textSpacings[key] = spacing
    return spacing
  }
}

/// The measures that a text's spacing follows from, in points.
struct TextSpacingKey: Hashable {
  let fontSize: CGFloat
  let pixelLength: CGFloat
}

extension ViewSpacing {
  /// R-SP-4: text keeps blocks at a distance that grows with its line height.
  ///
  /// - Parameters:
  ///   - font: The largest font of the text.
  ///   - pixelLength: The size of a pixel in points, to which the room between lines is rounded.
  /// - Returns: The spacing of a text, between whose lines there is no leading.
  static func text(in font: TestFont, pixelLength: CGFloat) -> ViewSpacing {
    let extra = (font.lineHeight * 0.1 / pixelLength).rounded(.up) * pixelLength
    let line = font.lineHeight + extra
    return ViewSpacing { edge in
      switch edge {
      case .top: EdgeSpacing(aboveText: line - font.ascent, textLeading: 0)
      case .bottom:
        EdgeSpacing(belowText: max(line - font.capHeight, extra + font.descent), textLeading: 0)
      case .leading, .trailing: EdgeSpacing()
      }
    }
  }
}
