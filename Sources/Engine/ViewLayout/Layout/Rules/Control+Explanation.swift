import Foundation
internal import LayoutTree

extension Control {
  func reason(of line: TracedProposal, by tracer: LayoutTracer) -> LayoutReason {
    ControlLength.reason(of: line.node)
  }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-CTRL", "the reference style of \(node.descriptiveName) places it there")
  }
}

/// A length of a control as the sum of the lengths of its parts.
struct ControlLength {
  /// A part of a control's length: the length of one of its views, or the rest.
  private struct Term {
    var length: CGFloat
    /// The name of the part; `nil` for the rest of the control.
    var name: String?
  }

  private let length: CGFloat
  private let terms: [Term]

  init(of control: LayoutNode, along axis: Axis) {
    length = control.size[axis]
    let parts = control.children.flatMap { Self.terms(of: $0, along: axis) }
    let sum = parts.reduce(0) { $0 + $1.length }
    // The content of a control may be smaller or larger than the control.
    terms = abs(sum - length) < Self.tolerance ? parts : []
  }

  /// The maximum difference between a length and the sum of its parts, in points.
  private static let tolerance: CGFloat = 0.001
}

extension ControlLength {
  /// Returns the reason for the size of a placed control: the parts of both lengths.
  static func reason(of control: LayoutNode) -> LayoutReason {
    let sums = Axis.allCases.map { axis in
      "\(axis.lengthName): \(ControlLength(of: control, along: axis).text)"
    }
    return LayoutReason(
      "R-CTRL",
      "in this engine's reference style, " + sums.joined(separator: "; ")
    )
  }

  /// Whether the length is the sum of several parts.
  var isSum: Bool { terms.count { $0.length != 0 } > 1 }

  /// The sum, such as `34 = 7 (inset) + 20 (Text "Ada") + 7 (inset)` or `31 (switch)`.
  var text: String {
    let total = LengthText.text(length)
    let sum = terms.filter { $0.length != 0 }.map { term in
      LengthText.text(term.length) + (term.name.map { " (\($0))" } ?? "")
    }
    return sum.count > 1 ? "\(total) = \(sum.joined(separator: " + "))" : sum.first ?? total
  }

  /// Returns the parts of a node that reports do not list.
  private static func terms(of node: LayoutNode, along axis: Axis) -> [Term] {
    let length = node.size[axis]
    let whole = [Term(length: length, name: node.listedName == nil ? nil : node.descriptiveName)]
    guard node.listedName == nil else { return whole }
    if node.ruleValue is SpacerRule { return [Term(length: length, name: "space")] }
    let parts =
      switch node.ruleValue {
      case let padding as Padding: terms(of: padding, around: node, along: axis)
      case let stack as StackRule where stack.axis == axis: terms(inRow: node, along: axis)
      default: terms(ofLongestIn: node, along: axis)
      }
    let sum = parts.reduce(0) { $0 + $1.length }
    return abs(sum - length) < tolerance ? parts : whole
  }

  private static func terms(
    of padding: Padding,
    around node: LayoutNode,
    along axis: Axis
  ) -> [Term] {
    let inset = axis == .horizontal ? padding.insets.leading : padding.insets.top
    let end = Term(length: padding.insets.total(along: axis) - inset, name: "inset")
    return [Term(length: inset, name: "inset")]
      + node.children.flatMap { terms(of: $0, along: axis) } + [end]
  }

  private static func terms(inRow node: LayoutNode, along axis: Axis) -> [Term] {
    var position: CGFloat = 0
    return node.children.flatMap { child in
      let gap = Term(length: child.origin[axis] - position, name: "gap")
      position = child.origin[axis] + child.size[axis]
      return [gap] + terms(of: child, along: axis)
    }
  }

  /// Returns the parts of the child that is as long as the node.
  private static func terms(ofLongestIn node: LayoutNode, along axis: Axis) -> [Term] {
    let longest = node.children.first { abs($0.size[axis] - node.size[axis]) < tolerance }
    return longest.map { terms(of: $0, along: axis) } ?? []
  }
}
