// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// How a box answers proposals, and places what is in it.
protocol Rule {
  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize
  func place(in box: Box, for proposal: ProposedViewSize)
}

extension Rule {
  func place(in box: Box, for proposal: ProposedViewSize) {}
}

/// A view that stands in the tree, and has a frame once it is placed.
public final class Box {
  /// As reports name it.
  public let name: String
  public let children: [Box]
  public private(set) var frame = CGRect.zero
  public internal(set) var identifiers: [String] = []
  /// The action of a tap; `nil` where it does nothing.
  public internal(set) var action: (() -> Void)?
  /// The words of a text; `nil` for others.
  public var words: String? { (rule as? Text)?.words }
  /// The lines of a text that is placed; `nil` for others.
  public internal(set) var lines: [String]?
  /// The axis of the row or column in which it stands; `nil` outside of one.
  var axis: Axis?
  /// Rows and columns serve those of a higher one first.
  var priority: Double
  private let rule: any Rule
  private var sizes: [ProposedViewSize: CGSize] = [:]

  init(_ name: String, _ rule: any Rule, _ children: [Box] = [], priority: Double = 0) {
    (self.name, self.rule, self.children, self.priority) = (name, rule, children, priority)
  }

  /// The size for a proposal, worked out once.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let size = rule.size(of: self, for: proposal)
    sizes[proposal] = size
    return size
  }

  /// Puts its top left corner somewhere, and then what is inside.
  public func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(for: proposal))
    rule.place(in: self, for: proposal)
  }
}
