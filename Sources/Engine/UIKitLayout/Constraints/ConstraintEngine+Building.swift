import Foundation
import ViewLayout

extension ConstraintEngine {
  func build() {
    isStale = false
    system = ConstraintSystem()
    (order, boxes, entries, owners) = ([], [:], [:], [:])
    (fixedBoxes, directions) = ([], [:])
    (broken, volatile, changedItems, nextRank) = ([:], [], [:], 1)
    var constraints: [NSLayoutConstraint] = []
    _ = box(of: root)
    visit(root, &constraints)
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      insert(constraint)
    }
  }

  /// Collects the constraints of an item's descendants and creates boxes for constrained items, in
  /// hierarchy order.
  func visit(_ item: any LayoutItem, _ constraints: inout [NSLayoutConstraint]) {
    constraints += item.heldConstraints
    for inner in item.enclosedItems {
      if case .constrained = inner.placement { _ = box(of: inner) }
      if !inner.isConstraintRoot { visit(inner, &constraints) }
    }
  }

  /// Returns the box of an item and creates it if there is none.
  func box(of item: any LayoutItem) -> LayoutBox {
    let key = ObjectIdentifier(item)
    if let box = boxes[key] { return box }
    let box = LayoutBox(of: item, in: system, rank: makeRank())
    boxes[key] = box
    order.append(box)
    if !box.isPlaced || item === root { fixedBoxes.append(box) }
    if item === root {
      fixRoot(box)
    } else if case .framed(let horizontal, let vertical) = item.placement {
      fix(box, [horizontal, vertical])
    }
    updateIntrinsicSize(of: box)
    return box
  }

  func makeRank() -> Double {
    defer { nextRank += 1 }
    return nextRank
  }

  func fixRoot(_ box: LayoutBox) {
    let size = target?.size ?? root.placedFrame.size
    // R-AL-14: each length of a fitting target is a constraint with its fitting priority.
    let priorities = [target?.horizontal ?? .required, target?.vertical ?? .required]
    let origin = root.placedFrame.origin
    for axis in Axis.allCases {
      let lengths = [(box.origin[axis.place], origin[axis]), (box.length[axis.place], size[axis])]
      for (place, (variable, value)) in lengths.enumerated() {
        let priority = place == 0 ? .required : priorities[axis.place]
        fix(box, [(variable, 1)], value, priority)
      }
    }
  }

  /// R-AL-8: adds required constraints that keep a set frame, or let it follow its autoresizing
  /// mask.
  func fix(_ box: LayoutBox, _ shares: [AutoresizingShares]) {
    guard let outer = box.item.enclosingItem else { return }
    let outerBox = shares.contains { $0 != .none } ? self.box(of: outer) : nil
    for (axis, shares) in shares.enumerated() {
      for (variable, share) in [
        (box.origin[axis], shares.origin), (box.length[axis], shares.length),
      ] {
        var terms = [(variable: variable, coefficient: 1.0)]
        if share != 0, let outerBox { terms.append((outerBox.length[axis], -Double(share))) }
        fix(box, terms, 0, .required)
      }
    }
    updateFixed(box)
  }

  func fix(
    _ box: LayoutBox,
    _ terms: [(variable: Variable, coefficient: Double)],
    _ value: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let linear = LinearConstraint(
      terms,
      constant: -Double(value),
      .equal,
      priority: Double(priority.rawValue)
    )
    box.fixed.append(LayoutBox.FixedLength(linear: linear))
    enterFixed(box, box.fixed.count - 1)
  }

  /// Adds a required frame constraint; removes the author's constraints that conflict with it.
  func enterFixed(_ box: LayoutBox, _ place: Int) {
    while case .conflict(let others) = add(box, place) {
      let known = others.compactMap { owners[$0] }
      guard let displacedKey = known.max(by: { precedes($0, $1) }) else { return }
      leaveOut(displacedKey, for: known)
    }
  }

  func add(_ box: LayoutBox, _ place: Int) -> ConstraintSystem.Addition {
    let addition = system.add(box.fixed[place].linear)
    if case .added(let handle) = addition { box.fixed[place].handle = handle }
    return addition
  }

  func updateFixed() {
    for box in fixedBoxes { updateFixed(box) }
  }

  func updateFixed(_ box: LayoutBox) {
    guard target == nil || box.item !== root else { return }
    let frame = box.item.placedFrame
    var shares = [AutoresizingShares.none, .none]
    if box.item !== root, case .framed(let horizontal, let vertical) = box.item.placement {
      shares = [horizontal, vertical]
    }
    let outer = box.item.enclosingItem?.placedFrame.size ?? .zero
    for axis in Axis.allCases {
      let values = [
        frame.origin[axis] - shares[axis.place].origin * outer[axis],
        frame.size[axis] - shares[axis.place].length * outer[axis],
      ]
      for (place, value) in values.enumerated() where value.isFinite {
        setFixed(box, axis.place * 2 + place, to: -Double(value))
      }
    }
  }

  func setFixed(_ box: LayoutBox, _ place: Int, to constant: Double) {
    guard abs(box.fixed[place].linear.constant - constant) > 1e-9 else { return }
    box.fixed[place].linear.constant = constant
    if let handle = box.fixed[place].handle {
      if system.setConstant(of: handle, to: constant) { return }
      system.remove(handle)
      box.fixed[place].handle = nil
    }
    enterFixed(box, place)
  }
}

extension ConstraintEngine {
  /// Returns the origin of an item in the coordinates of an ancestor, or of the item itself.
  func origin(
    of item: any LayoutItem,
    _ axis: Axis,
    in ancestor: any LayoutItem
  )
    -> LinearExpression
  {
    guard item !== ancestor else { return LinearExpression(Double(item.contentOrigin[axis])) }
    var sum = LinearExpression()
    var item = item
    while item !== ancestor, let outer = item.enclosingItem {
      switch item.placement {
      case .constrained, .framed: sum.add(LinearExpression(box(of: item).origin[axis.place]))
      case .inset(let insets):
        sum.constant += Double(insets.start(axis) + outer.contentOrigin[axis])
      case .scrolled: break
      }
      if outer !== ancestor { sum.constant -= Double(outer.contentOrigin[axis]) }
      item = outer
    }
    return sum
  }

  func isRightToLeft(_ item: any LayoutItem) -> Bool {
    if let known = directions[ObjectIdentifier(item)] { return known }
    let outer = item === root ? nil : item.enclosingItem
    let direction =
      item.readsFromRight ?? outer.map { isRightToLeft($0) } ?? item.isRightToLeft
    directions[ObjectIdentifier(item)] = direction
    return direction
  }

  func length(of item: any LayoutItem, _ axis: Axis) -> LinearExpression {
    guard case .inset(let insets) = item.placement, let outer = item.enclosingItem else {
      return LinearExpression(box(of: item).length[axis.place])
    }
    return length(of: outer, axis) + -Double(insets.start(axis) + insets.end(axis))
  }
}

extension Axis {
  /// The index of the axis: 0 for horizontal, 1 for vertical.
  var place: Int { self == .horizontal ? 0 : 1 }
}

extension EdgeLengths {
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}

extension AutoresizingShares {
  static let none = AutoresizingShares(origin: 0, length: 0)
}
