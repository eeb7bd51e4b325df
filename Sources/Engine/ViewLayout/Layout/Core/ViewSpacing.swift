public import Foundation

/// The preferred spacing of a view to its neighbors, by edge (R-SP-1).
public struct ViewSpacing: Sendable {
  /// The spacing of each edge; `nil` for the standard spacing, which most views have.
  ///
  /// Few different objects exist and they are shared, so comparing identities is fast.
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

  /// A spacing of 0 on all edges, which empty containers have.
  public static let zero = ViewSpacing { _ in EdgeSpacing(any: 0) }

  private static let none = ViewSpacing { _ in EdgeSpacing() }

  /// The spacing of a view without preferences, which has a preferred spacing only to text.
  static var standard: ViewSpacing { ViewSpacing(edges: nil) }

  public init() {
    self = .none
  }

  private init(edges: Edges?) { self.edges = edges }

  /// Makes a spacing from a closure that returns the spacing of each edge.
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

  /// R-SP-3: replaces the spacing of the given edges with the larger of both spacings.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if self.edges === other.edges || includes(other, edges: edges) { return }
    let own = self
    self = ViewSpacing { edge in
      edges.contains(Edge.Set(edge)) ? own[edge].union(other[edge]) : own[edge]
    }
  }

  /// Returns whether the other spacing is nowhere larger than this one on the given edges.
  private func includes(_ other: ViewSpacing, edges: Edge.Set) -> Bool {
    Edge.allCases.allSatisfy {
      !edges.contains(Edge.Set($0)) || self[$0].union(other[$0]) == self[$0]
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// R-SP-2: returns the gap between this view and the next one along an axis, in points.
  ///
  /// - Returns: The largest distance of a category that both edges have; else the distance that one
  ///   of them prefers to any view; else 8.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if edges == nil, next.edges == nil { return EdgeSpacing.fallback }
    return self[.end(of: axis)].distance(to: next[.start(of: axis)])
  }
}

extension ViewSpacing {
  /// Returns whether both spacings are the same object; `false` does not mean that they differ.
  func isIdentical(to other: ViewSpacing) -> Bool { edges === other.edges }

  /// R-SP-8: returns the spacing of a frame that constrains the given axes.
  func framed(horizontally: Bool, vertically: Bool) -> ViewSpacing {
    if edges == nil { return self }
    return ViewSpacing { edge in
      let isFramed = edge == .top || edge == .bottom ? vertically : horizontally
      return isFramed ? self[edge].framed(at: edge) : self[edge]
    }
  }
}

/// The preferred spacing of one edge of a view, by category (R-SP-1).
struct EdgeSpacing: Sendable, Equatable {
  /// The gap between two edges without preferences, in points.
  static let fallback: CGFloat = 8

  /// The preferred distance to a view without a common category; `nil` if there is no preference.
  var any: CGFloat?
  /// This edge's share of the distance between a view and the text below it.
  var aboveText: CGFloat?
  /// This edge's share of the distance between text and the view below it.
  var belowText: CGFloat?
  /// The leading between two lines of text; `nil` if the edge does not belong to a text.
  var textLeading: CGFloat?

  /// Returns the spacing of an edge without preferences: no additional distance to text.
  static func standard(at edge: Edge) -> EdgeSpacing {
    switch edge {
    case .top: EdgeSpacing(belowText: 0)
    case .bottom: EdgeSpacing(aboveText: 0)
    case .leading, .trailing: EdgeSpacing()
    }
  }

  /// R-SP-3: returns the larger of both spacings for each category.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      any: Self.larger(any, other.any),
      aboveText: Self.larger(aboveText, other.aboveText),
      belowText: Self.larger(belowText, other.belowText),
      textLeading: Self.larger(textLeading, other.textLeading)
    )
  }

  /// R-SP-2: returns the gap to the following edge, in points.
  func distance(to next: EdgeSpacing) -> CGFloat {
    var shared: CGFloat?
    if let own = aboveText, let adjacent = next.aboveText {
      shared = Self.larger(shared, own + adjacent)
    }
    if let own = belowText, let adjacent = next.belowText {
      shared = Self.larger(shared, own + adjacent)
    }
    if let own = textLeading, let adjacent = next.textLeading {
      shared = Self.larger(shared, max(own, adjacent))
    }
    return shared ?? Self.larger(any, next.any) ?? Self.fallback
  }

  private static func larger(_ left: CGFloat?, _ right: CGFloat?) -> CGFloat? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }
}

extension EdgeSpacing {
  /// R-SP-8: returns the spacing of a framed edge, which has the standard distances to text.
  func framed(at edge: Edge) -> EdgeSpacing {
    var result = EdgeSpacing.standard(at: edge)
    result.any = any
    return result
  }
}

extension LayoutSession {
  /// R-SP-4: returns the cached spacing of texts with the given font as their largest font.
  func spacing(ofTextIn font: some TextMetrics, pixelLength: CGFloat) -> ViewSpacing {
    let key = TextSpacingKey(
      system: font.system,
      fontSize: font.size,
      leading: font.leading,
      pixelLength: pixelLength
    )
    if let recent = recentTextSpacing, recent.key == key { return recent.spacing }
    let spacing = textSpacings[key] ?? .text(in: font, pixelLength: pixelLength)
    textSpacings[key] = spacing
    recentTextSpacing = (key, spacing)
    return spacing
  }
}

/// The lengths that determine a text's spacing, in points.
struct TextSpacingKey: Hashable {
  let system: MetricsSystem
  let fontSize: CGFloat
  let leading: CGFloat
  let pixelLength: CGFloat
}

extension ViewSpacing {
  /// R-SP-4: returns the spacing of text, which increases with the line height.
  ///
  /// - Parameters:
  ///   - font: The largest font of the text.
  ///   - pixelLength: The size of a pixel in points, to a multiple of which the line gap is rounded
  ///     up.
  /// - Returns: The spacing, in which a text is separated from a text above it by the leading of
  ///   its own font, rounded up to whole pixels.
  static func text(in font: some TextMetrics, pixelLength: CGFloat) -> ViewSpacing {
    let height = font.exactAscent + font.exactDescent
    let extra = (height * 0.1 / pixelLength).rounded(.up) * pixelLength
    let line = height + extra
    let leading = (max(font.leading, 0) / pixelLength).rounded(.up) * pixelLength
    return ViewSpacing { edge in
      switch edge {
      case .top: EdgeSpacing(aboveText: line - font.exactAscent, textLeading: leading)
      case .bottom:
        EdgeSpacing(
          belowText: max(line - font.capHeight, extra + font.exactDescent),
          textLeading: 0
        )
      case .leading, .trailing: EdgeSpacing()
      }
    }
  }
}
