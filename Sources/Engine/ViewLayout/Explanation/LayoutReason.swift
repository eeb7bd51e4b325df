package import Foundation

/// Why a node has its size, or its place: the rule that decided, and the rule with the numbers.
public struct LayoutReason: Sendable, Equatable, Codable {
  /// The rule's name: `R-STK-4`.
  public var rule: String
  /// The conclusion that the rule came to, in a sentence without a full stop.
  public var sentence: String
  /// The events one after the other, where the rule takes several steps.
  public var steps: [String]

  package init(_ rule: String, _ sentence: String, steps: [String] = []) {
    self.rule = rule
    self.sentence = sentence
    self.steps = steps
  }
}

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
  /// Why a child is where it is: its guides lie on those of what it is in.
  ///
  /// - Parameters:
  ///   - rule: The rule's name.
  ///   - alignment: The guides that meet.
  ///   - child: The child, placed.
  ///   - place: What it is aligned in.
  /// - Returns: The guides, the child's size and its distance from the top leading corner.
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
      "\(guides) of its \(LengthText.text(child.size)) meet those of \(place): \(origin) from the "
        + "top leading corner"
    )
  }
}

extension AlignmentGuideKey {
  /// The name of the guide in reasons: `vertical centre`, or the name of an author's own
  /// type.
  var descriptiveName: String {
    switch builtIn {
    case .horizontalCenter: "horizontal centre"
    case .verticalCenter: "vertical centre"
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
  /// The name that reasons have for the node: `Text "Reset" #title`; a node that reports do not
  /// list is called by what is in it.
  final var descriptiveName: String {
    guard let name = listedName else { return children.first?.descriptiveName ?? "nothing" }
    let label = label.map { "\"\($0)\"" }
    let identifier = listedIdentifiers.first.map { "#\($0)" }
    return [name, label, identifier].compactMap(\.self).joined(separator: " ")
  }
}

/// How reasons write lengths: at most three decimals, `nil` for an unspecified one.
package enum LengthText {
  package static func text(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite else { return length.isNaN ? "nan" : length < 0 ? "-inf" : "inf" }
    let rounded = (Double(length) * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// `50x20`.
  package static func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }

  /// `320xnil`.
  package static func text(_ proposal: ProposedViewSize) -> String {
    "\(text(proposal.width))x\(text(proposal.height))"
  }

  /// One part of several: `all`, `half`, `a third`, `a seventh`.
  package static func part(of count: Int) -> String {
    let names = [
      "all", "half", "a third", "a quarter", "a fifth", "a sixth", "a seventh", "an eighth",
    ]
    return names.indices.contains(count - 1) ? names[count - 1] : "1 of \(count) parts"
  }
}
