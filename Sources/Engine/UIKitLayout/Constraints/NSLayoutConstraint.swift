public import Foundation

/// A relation between a part of a view and a multiple of a part of another: *first* = *multiplier*
/// × *second* + *constant*, or at least or at most that.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  let first: ConstraintSide
  let second: ConstraintSide?
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second item's part.
  public let multiplier: CGFloat
  /// The item that keeps the active constraint; `nil` for one that is not active.
  weak var holder: (any LayoutItem)?
  /// The solver that has the constraint.
  weak var engine: ConstraintEngine?
  /// A number that grows with each activation.
  private(set) var activation = 0
  private static var activations = 0

  /// The distance that is added to the second item's part, in points.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      engine?.constantDidChange(of: self)
      holder?.constraintsDidChange()
    }
  }
  /// How much it matters that the constraint holds, from 1 to 1000.
  open var priority = UILayoutPriority.required {
    didSet {
      // Out of what it was solved in, it is read when it is solved again.
      guard priority != oldValue, let engine, engine === holder?.root.engine else { return }
      engine.remove(self)
      engine.add(self)
      holder?.constraintsDidChange()
    }
  }
  /// A name for those who read about the constraint.
  open var identifier: String?
  /// Whether the constraint is one of an archive that is not to be used: there are none.
  open var shouldBeArchived = false

  /// Makes a constraint of two parts, which is not active.
  ///
  /// - Parameters:
  ///   - item: A view or a guide.
  ///   - attribute: Its part.
  ///   - relation: How it compares.
  ///   - otherItem: The other view or guide; `nil` where it is compared with a number alone.
  ///   - otherAttribute: Its part; `notAnAttribute` for none.
  ///   - multiplier: The factor of the other part.
  ///   - constant: The distance that is added, in points.
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

  /// The view or guide whose part is compared.
  open var firstItem: AnyObject? { first.item }
  /// The view or guide that it is compared with; `nil` for a number alone.
  open var secondItem: AnyObject? { second?.item }
  /// The part that is compared.
  open var firstAttribute: Attribute { first.attribute }
  /// The part that it is compared with; `notAnAttribute` for a number alone.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the constraint counts: setting it finds the nearest view that both items are in.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Has constraints count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints count no more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// Notes the item that keeps the constraint from now on.
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

  /// The nearest item that all items of the constraint are in, or are, in whose coordinates they
  /// are compared (R-AL-1); `nil` where there is none, or one of them is gone.
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

  /// The constraint in words, as "leading of Label #title = trailing of Image + 8 (required)".
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

/// Numbers as sentences have them.
enum LayoutNumber {
  static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(Double(rounded))
  }
}

/// How much a constraint matters, from 1 to 1000: 1000 is required, others are optional.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 1 to 1000.
  public var rawValue: Float

  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How much a button and a label resist being made smaller than their content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the window: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The window's size as it is: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the window: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a view resists being made larger than its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The size that `systemLayoutSizeFitting(_:)` asks for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
