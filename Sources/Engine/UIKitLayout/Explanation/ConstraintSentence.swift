import Foundation

/// A constraint as a sentence says it: "leading is 16 right of leading of UIView #root (required)".
@MainActor
struct ConstraintSentence {
  let text: String

  init(_ constraint: NSLayoutConstraint, about item: any LayoutItem) {
    let priority =
      constraint.priority == .required
      ? "required" : "priority \(LayoutNumber.text(CGFloat(constraint.priority.rawValue)))"
    let notes = [constraint.identifier.map { StackRule(identifier: $0)?.name ?? $0 }, priority]
    text =
      Self.statement(constraint, about: item)
      + " (\(notes.compactMap(\.self).joined(separator: ", ")))"
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
  /// The part in words; that of the item that a sentence is about without its name.
  fileprivate func words(about item: any LayoutItem) -> String {
    guard items.count == 1, self.item === item else { return words }
    return attribute.words
  }
}

extension NSLayoutConstraint.Relation {
  /// The words before the number of a limit.
  fileprivate var limit: String {
    switch self {
    case .lessThanOrEqual: "at most "
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The words for the way to a place along the attribute's axis.
  fileprivate func direction(isForward: Bool, isRightToLeft: Bool) -> String {
    guard axis == .horizontal else { return isForward ? "below" : "above" }
    let isToTheRight = isForward != (isRightToLeft && isDirectional)
    return isToTheRight ? "right of" : "left of"
  }
}
