import Foundation

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
