// The names are those of SwiftUI, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Computes the size of a box for a proposal, and places its children.
protocol Rule {
  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize
  func place(in box: Box, for proposal: ProposedViewSize)
}

extension Rule {
  func place(in box: Box, for proposal: ProposedViewSize) {}
}

/// A node of the layout tree, which has a frame once it is placed.
public final class Box {
  /// The name in reports.
  public let name: String
  public let children: [Box]
  public private(set) var frame = CGRect.zero
  public internal(set) var identifiers: [String] = []
  /// The action of a tap; `nil` if a tap has no effect.
  public internal(set) var action: (() -> Void)?
  /// The string of a text; `nil` for other boxes.
  public var words: String? { (rule as? Text)?.words }
  /// The lines of a text that is placed; `nil` for other boxes.
  public internal(set) var lines: [String]?
  /// The main axis of the stack that contains the box; `nil` outside of stacks.
  var axis: Axis?
  /// The layout priority: stacks allocate space to children of a higher priority first.
  var priority: Double
  private let rule: any Rule
  private var sizes: [ProposedViewSize: CGSize] = [:]

  init(_ name: String, _ rule: any Rule, _ children: [Box] = [], priority: Double = 0) {
    (self.name, self.rule, self.children, self.priority) = (name, rule, children, priority)
  }

  /// Returns the size for a proposal, and caches it.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let size = rule.size(of: self, for: proposal)
    sizes[proposal] = size
    return size
  }

  /// Places the top left corner of the box, and then its children.
  public func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(for: proposal))
    rule.place(in: self, for: proposal)
  }
}
