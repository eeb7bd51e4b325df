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
