import Foundation
import ViewLayout

/// The constraints that determine the frame of an item.
extension ConstraintEngine {
  /// The maximum number of constraints in a reason.
  private static let limit = 4

  /// Returns the constraints that determine the item's width and height, as sentences.
  func lengthReasons(of item: any LayoutItem) -> [(name: String, sentences: [String])] {
    reasons(of: item, named: ["width", "height"]) { $0.length[$1] }
  }

  /// Returns the constraints that determine the item's position along both axes, as sentences.
  func placeReasons(of item: any LayoutItem) -> [(name: String, sentences: [String])] {
    reasons(of: item, named: ["x", "y"]) { $0.origin[$1] }
  }

  private func reasons(
    of item: any LayoutItem,
    named names: [String],
    _ variable: (LayoutBox, Int) -> Variable
  ) -> [(name: String, sentences: [String])] {
    solve()
    guard let box = boxes[ObjectIdentifier(item)] else { return [] }
    return names.enumerated().map { axis, name in
      let handles = system.reasons(for: variable(box, axis))
      let constraints = handles.compactMap { owners[$0].flatMap { entries[$0]?.constraint } }
      let own = constraints.filter { $0.items.contains { $0 === item } }
      var sentences = (own.isEmpty ? constraints : own).map {
        ConstraintDescription($0, about: item).text
      }
      sentences += intrinsicSizeSentences(of: box, axis, among: handles)
      let rest = sentences.count - Self.limit
      if rest > 0 { sentences = sentences.prefix(Self.limit) + ["and \(rest) more"] }
      return (name, sentences)
    }
  }

  /// Returns the sentence for an intrinsic size that determines the item's length; empty otherwise.
  private func intrinsicSizeSentences(
    of box: LayoutBox,
    _ axis: Int,
    among handles: [ConstraintSystem.Handle]
  ) -> [String] {
    guard let dimension = box.intrinsicConstraints[axis],
      !Set(dimension.handles).isDisjoint(with: handles)
    else {
      return []
    }
    let length = dimension.dimension.length
    let parts = (box.item as? UIView)?.intrinsicLengthWords(length, along: axis) ?? ""
    let name = axis == 0 ? "width" : "height"
    return ["its intrinsic content \(name) is \(LayoutNumber.text(length))\(parts) (R-AL-4)"]
  }
}

/// A constraint as a sentence: "leading is 16 right of leading of UIView #root (required)".
@MainActor
struct ConstraintDescription {
  let text: String

  init(_ constraint: NSLayoutConstraint, about item: any LayoutItem) {
    let priority =
      constraint.priority == .required
      ? "required" : "priority \(LayoutNumber.text(CGFloat(constraint.priority.rawValue)))"
    let remarks = [constraint.identifier.map { StackRule(identifier: $0)?.name ?? $0 }, priority]
    text =
      Self.statement(constraint, about: item)
      + " (\(remarks.compactMap(\.self).joined(separator: ", ")))"
  }

  private static func statement(
    _ constraint: NSLayoutConstraint,
    about item: any LayoutItem
  ) -> String {
    let first = constraint.first.words(about: item)
    let limit = constraint.relation.limit
    guard let second = constraint.second else {
      return "\(first) is \(limit)\(LayoutNumber.text(constraint.constant))"
    }
    let other = second.words(about: item)
    let constant = constraint.constant
    if !constraint.first.isLength, constraint.multiplier == 1 {
      guard constant != 0 else { return "\(first) is \(limit.isEmpty ? "at " : limit)\(other)" }
      let direction = constraint.first.attribute.direction(
        isForward: constant > 0,
        isRightToLeft: item.isRightToLeft
      )
      return "\(first) is \(limit)\(LayoutNumber.text(abs(constant))) \(direction) \(other)"
    }
    var text = "\(first) is \(limit)"
    text +=
      constraint.multiplier == 1 ? other : "\(LayoutNumber.text(constraint.multiplier)) × \(other)"
    if constant != 0 {
      text += constant > 0 ? " + " : " − "
      text += LayoutNumber.text(abs(constant))
    }
    return text
  }
}

extension ConstraintSide {
  /// Returns the description of the side; the item that the sentence is about is omitted from it.
  fileprivate func words(about item: any LayoutItem) -> String {
    guard items.count == 1, self.item === item else { return words }
    return attribute.words
  }
}

extension NSLayoutConstraint.Relation {
  /// The words before the number of an inequality, such as "at least"; empty for an equation.
  fileprivate var limit: String {
    switch self {
    case .lessThanOrEqual: "at most "
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Returns the words for a direction along the attribute's axis.
  fileprivate func direction(isForward: Bool, isRightToLeft: Bool) -> String {
    guard axis == .horizontal else { return isForward ? "below" : "above" }
    let isToTheRight = isForward != (isRightToLeft && isDirectional)
    return isToTheRight ? "right of" : "left of"
  }
}
