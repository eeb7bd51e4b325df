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
