// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A size that a parent offers its child, in points; `nil` where the child's ideal length is asked for.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with other lengths where nothing is proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// A view that stands in the tree: it answers proposals, and has a frame once it is placed.
public class Box {
  /// As reports name it; `nil` for a box that is no node.
  public let name: String?
  public var label: String?
  public internal(set) var identifiers: [String] = []
  public let children: [Box]
  /// From the root's top left corner.
  public private(set) var frame = CGRect.zero
  /// The action of a tap; `nil` where it does nothing.
  public internal(set) var action: (() -> Void)?
  var priority: Double { 0 }
  private var answers: [ProposedViewSize: CGSize] = [:]

  init(_ name: String?, _ children: [Box] = []) { (self.name, self.children) = (name, children) }

  /// The node that it is, or that it stands around.
  final var node: Box { name == nil && children.count == 1 ? children[0].node : self }

  /// The size for a proposal, worked out once.
  public final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = answers[proposal] { return known }
    let size = measure(proposal)
    answers[proposal] = size
    return size
  }

  /// Puts its top left corner somewhere, and then what is inside.
  public final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(proposal))
    arrange(proposal)
  }

  /// The proposal to its child.
  func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// The size for a proposal: where nothing else is said, its child's.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(self.proposal(proposal)) ?? .zero
  }

  /// Places the children in the frame.
  func arrange(_ proposal: ProposedViewSize) {
    for child in children { child.place(at: frame.origin, self.proposal(proposal)) }
  }

  /// The distance that an edge prefers.
  func gap(at edge: Edge) -> Gap { children.first?.gap(at: edge) ?? .usual }

  /// How far its first and its last baseline are from its top in a size; `nil` without text.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
}

/// A distance that an edge prefers.
enum Gap {
  case usual
  /// None, as beside a spacer.
  case none
  /// That of a text above or below, for a line of some points.
  case text(CGFloat)

  /// The distance of two neighbours, in points.
  static func between(_ first: Gap, _ second: Gap) -> CGFloat {
    switch (first, second) {
    case (.none, _), (_, .none), (.text, .text): 0
    case (.text(let line), .usual): line / 2
    case (.usual, .text(let line)): line * 0.3
    case (.usual, .usual): 8
    }
  }

  /// That of an edge which several views make up.
  static func of(_ gaps: [Gap]) -> Gap {
    gaps.first { if case .text = $0 { true } else { false } }
      ?? gaps.first { if case .usual = $0 { true } else { false } } ?? gaps.first ?? .usual
  }
}

/// A direction of a screen.
public enum Axis: Sendable, CaseIterable {
  case horizontal, vertical

  /// One or both.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a view.
public enum Edge: Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Some of the four.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Axis {
  var edges: (start: Edge, end: Edge) {
    self == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
