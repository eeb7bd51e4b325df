internal import Foundation
package import LayoutTree
internal import LayoutValues

extension LayoutReason {
  /// Makes a reason with a part for the width and a part for the height.
  package init(_ rule: String, perAxis sentence: (Axis) -> String) {
    let sentences = Axis.allCases.map { "\($0.lengthName): \(sentence($0))" }
    self.init(rule, sentences.joined(separator: "; "))
  }
}

extension Axis {
  /// The word for a length along the axis.
  package var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension LayoutReason {
  /// Returns the reason for a child's position that results from an alignment.
  ///
  /// - Parameters:
  ///   - rule: The rule's name.
  ///   - alignment: The alignment of the child.
  ///   - child: The child, which must be placed.
  ///   - place: The description of the area that the child is aligned in.
  /// - Returns: A reason with the guides, the child's size and its distance from the top leading
  ///   corner.
  static func aligned(
    _ rule: String,
    _ alignment: Alignment,
    _ child: LayoutNode,
    in place: String
  ) -> LayoutReason {
    let guides = Axis.allCases.map { alignment[$0].descriptiveName }.joined(separator: " and ")
    let origin = Axis.allCases.map { LengthText.text(child.origin[$0]) }.joined(separator: " ")
    return LayoutReason(
      rule,
      "\(guides) of its \(LengthText.text(child.size)) are aligned with those of \(place): \(origin) from the "
        + "top leading corner"
    )
  }

  /// Returns the reason for a position that the layout rule does not explain.
  static func atTopLeadingCorner(of node: LayoutNode) -> LayoutReason {
    LayoutReason("R-PROP-1", "\(node.descriptiveName) places it at its top leading corner")
  }
}

extension AlignmentGuideKey {
  /// The name of the guide in reasons: `vertical center`, or the type name of a custom guide.
  var descriptiveName: String {
    switch builtIn {
    case .horizontalCenter: "horizontal center"
    case .verticalCenter: "vertical center"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    case .firstTextBaseline: "first baseline"
    case .lastTextBaseline: "last baseline"
    case nil: TypeName.plain(type)
    }
  }
}

extension LayoutNode {
  /// The name of the node in reasons: `Text "Reset" #title`.
  ///
  /// A node that reports do not list has the name of its first child.
  final var descriptiveName: String {
    guard let name = listedName else { return children.first?.descriptiveName ?? "an empty view" }
    let label = label.map { "\"\($0)\"" }
    let identifier = listedIdentifiers.first.map { "#\($0)" }
    return [name, label, identifier].compactMap(\.self).joined(separator: " ")
  }
}

extension LengthText {
  /// Returns a proposal in the format `320xnil`.
  package static func text(_ proposal: ProposedViewSize) -> String {
    text(LayoutProposal(proposal))
  }
}

extension LayoutTracer {
  func reason(of node: LayoutNode, for proposal: ProposedViewSize) -> LayoutReason {
    reason(of: line(of: node, to: proposal))
  }

  func reason(of line: TracedProposal) -> LayoutReason {
    line.node.ruleValue.reason(of: line, by: self)
  }
}

extension LayoutNode {
  /// Returns the reason for a child's position in the node; the node must be placed.
  final func placeReason(of child: LayoutNode) -> LayoutReason {
    ruleValue.placeReason(of: child, in: self)
  }

  /// The reason for the node's position, from the nearest ancestor that appears in reports.
  final var ownPlaceReason: LayoutReason {
    var child = self
    while let parent = child.parent {
      var reason = parent.placeReason(of: child)
      if parent.isRightToLeft { reason.sentence += "; measured from the right (R-RTL-1)" }
      if parent.listedName != nil || IgnoresSafeArea.extendsStyle(of: parent)
        || PresentingRule.presents(child)
      {
        return reason
      }
      child = parent
    }
    return LayoutReason("R-PROP-9", "the corner of the root node is the origin of the scene")
  }

  /// The gap before the node in the nearest container; `nil` if there is none.
  final var ownGap: ExplainedGap? {
    var child = self
    while let parent = child.parent {
      if let gap = parent.ruleValue.gap(before: child, in: parent) {
        return gap
      }
      if parent.listedName != nil { return nil }
      child = parent
    }
    return nil
  }
}
