public import Foundation

/// A linear relation between attributes of two views or guides.
///
/// The relation is *first* = *multiplier* × *second* + *constant*, or an inequality between the two
/// sides.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  let first: ConstraintSide
  let second: ConstraintSide?
  public let relation: Relation
  public let multiplier: CGFloat
  /// The item that stores the active constraint; `nil` while the constraint is inactive.
  weak var holder: (any LayoutItem)?
  /// The engine whose system contains the constraint.
  weak var engine: ConstraintEngine?
  /// The activation order: a number that increases with each activation of any constraint.
  private(set) var activation = 0
  private static var activations = 0

  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      engine?.constantDidChange(of: self)
      holder?.constraintsDidChange()
    }
  }
  open var priority = UILayoutPriority.required {
    didSet {
      // If the constraint is in no current system, the next build reads the new priority.
      guard priority != oldValue, let engine, engine === holder?.root.engine else { return }
      engine.remove(self)
      engine.add(self)
      holder?.constraintsDidChange()
    }
  }
  open var identifier: String?
  /// Whether the constraint is archived with its view; has no effect.
  open var shouldBeArchived = false

  public init(
    item: Any,
    attribute: Attribute,
    relatedBy relation: Relation,
    toItem otherItem: Any?,
    attribute otherAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    first = ConstraintSide(item as? any LayoutItem, attribute)
    let other = otherAttribute == .notAnAttribute ? nil : otherItem as? any LayoutItem
    second = other.map { ConstraintSide($0, otherAttribute) }
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  init(
    _ first: ConstraintSide,
    _ relation: Relation,
    to second: ConstraintSide?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    (self.first, self.second) = (first, second)
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  open var firstItem: AnyObject? { first.item }
  open var secondItem: AnyObject? { second?.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// Stores the constraint in an item and adds it to the item's engine.
  func hold(by item: any LayoutItem) {
    guard holder !== item else { return }
    deactivate()
    Self.activations += 1
    activation = Self.activations
    holder = item
    item.heldConstraints.append(self)
    item.root.engine?.add(self)
    item.constraintsDidChange()
  }

  private func activate() {
    guard let item = first.item else { return }
    guard let common = commonItem else { return item.report(.noCommonAncestor(self)) }
    hold(by: common.constraintHolder)
  }

  /// The nearest common ancestor of all items; `nil` if there is none or an item was deallocated.
  ///
  /// The constraint is solved in its coordinates (R-AL-1).
  var commonItem: (any LayoutItem)? {
    let items = first.items + (second?.items ?? [])
    guard let item = items.first, var common = item else { return nil }
    for other in items.dropFirst() {
      guard let other, let item = common.commonItem(with: other) else { return nil }
      common = item
    }
    return common
  }

  private func deactivate() {
    guard let holder else { return }
    holder.heldConstraints.removeAll { $0 === self }
    engine?.remove(self)
    engine = nil
    self.holder = nil
    holder.constraintsDidChange()
  }

  /// The description in messages, such as "leading of Label #title = trailing of Image + 8".
  package var words: String {
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
    var text = "\(first.words) \(sign) "
    let number = LayoutNumber.text
    if let second {
      if multiplier != 1 { text += "\(number(multiplier)) × " }
      text += second.words
      if constant != 0 {
        text += constant < 0 ? " − \(number(-constant))" : " + \(number(constant))"
      }
    } else {
      text += number(constant)
    }
    if priority != .required { text += " @ \(number(CGFloat(priority.rawValue)))" }
    if let identifier { text += " \"\(identifier)\"" }
    return text
  }
}

/// Formatting of numbers in messages.
enum LayoutNumber {
  static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(Double(rounded))
  }
}

/// The priority of a constraint, from 1 to 1000; 1000 is required, lower values are optional.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
