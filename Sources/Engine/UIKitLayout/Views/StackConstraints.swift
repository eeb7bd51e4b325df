import Foundation
import ViewLayout

/// The constraints that place the views of a `UIStackView`, by the rules R-USV.
@MainActor
struct StackConstraints {
  private let stack: UIStackView
  /// All arranged views, and those that are not hidden.
  private let views: [UIView]
  private let visible: [UIView]
  private let along: AxisParts
  private let across: AxisParts
  /// The rectangle in which the views are arranged: the stack or its margins.
  private let canvas: any LayoutItem
  private(set) var all: [NSLayoutConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    let isHorizontal = stack.axis == .horizontal
    along = isHorizontal ? .horizontal : .vertical
    across = isHorizontal ? .vertical : .horizontal
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    connectEnds()
    for (view, next) in zip(visible, visible.dropFirst()) { spaceApart(view, next) }
    distribute()
    for view in views { align(view) }
    for view in views where view.isHidden { hide(view) }
    fitCanvas()
  }
}

/// The layout attributes for the edges, the length and the center of views along an axis.
private struct AxisParts {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute

  static let horizontal = AxisParts(
    start: .leading,
    end: .trailing,
    length: .width,
    center: .centerX
  )
  static let vertical = AxisParts(start: .top, end: .bottom, length: .height, center: .centerY)
}

// MARK: Along the axis

extension StackConstraints {
  private var preservesSpacing: Bool {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: true
    case .equalSpacing, .equalCentering: false
    }
  }

  /// R-USV-1: the first view is at the start of the stack, the last one at its end.
  private mutating func connectEnds() {
    guard let first = visible.first, let last = visible.last else { return }
    add("UISV-canvas-connection", first, along.start, .equal, canvas, along.start)
    add("UISV-canvas-connection", last, along.end, .equal, canvas, along.end)
  }

  /// R-USV-2: the spacing between neighbors is fixed, or a minimum for the distributions with equal
  /// gaps.
  private mutating func spaceApart(_ view: UIView, _ next: UIView) {
    let relation = preservesSpacing ? NSLayoutConstraint.Relation.equal : .greaterThanOrEqual
    let gap = stack.gap(after: view)
    add("UISV-spacing", next, along.start, relation, view, along.end, constant: gap)
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: shareWidthAmongTexts()
    case .fillEqually: makeEquallyLong()
    case .fillProportionally: makeProportional()
    case .equalSpacing: shareGaps()
    case .equalCentering: shareCenters()
    }
  }

  /// R-USV-11: before iOS 15, each label of several lines in a row is as wide as an equal share.
  ///
  /// The priority is 10 more than the label's compression resistance.
  private mutating func shareWidthAmongTexts() {
    guard stack.traits.metrics.precedesIOS15, along.length == .width, visible.count > 1 else {
      return
    }
    let gaps = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let share = 1 / CGFloat(visible.count)
    for label in visible where label.lineLimit.map({ $0 != 1 }) ?? false {
      let resistance = label.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        "UISV-text-width-disambiguation",
        label,
        .width,
        .equal,
        canvas,
        .width,
        multiplier: share,
        constant: -gaps * share,
        priority: min(resistance + Self.textWidth, Self.highestOptional)
      )
    }
  }

  /// R-USV-3: all views are as long as the first.
  private mutating func makeEquallyLong() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add("UISV-fill-equally", view, along.length, .equal, first, along.length)
    }
  }

  /// R-USV-4: the length of each view is proportional to its content, with spacing included in the
  /// total.
  ///
  /// The priority decreases from view to view, so that the last views absorb the difference if the
  /// shares do not add up to the stack's length.
  private mutating func makeProportional() {
    let lengths = visible.map { contentLength($0) }
    let gaps = visible.dropLast().map { stack.gap(after: $0) }
    let total = lengths.reduce(0, +) + gaps.reduce(0, +)
    guard total > 0 else { return }
    for (place, (view, length)) in zip(visible, lengths).enumerated() where length > 0 {
      add(
        "UISV-fill-proportionally",
        view,
        along.length,
        .equal,
        canvas,
        along.length,
        multiplier: length / total,
        priority: Self.proportion - Float(place) * Self.step
      )
    }
  }

  /// R-USV-5: all gaps between views are equal.
  private mutating func shareGaps() {
    guard visible.count > 2 else { return }
    for place in 1..<visible.count - 1 {
      let (view, middle, next) = (visible[place - 1], visible[place], visible[place + 1])
      let gap = ConstraintSide(
        from: ConstraintSide(view, along.end),
        to: ConstraintSide(middle, along.start)
      )
      let other = ConstraintSide(
        from: ConstraintSide(middle, along.end),
        to: ConstraintSide(next, along.start)
      )
      all.append(NSLayoutConstraint(gap, .equal, to: other, constant: 0))
      all.last?.identifier = "UISV-distributing-edge"
    }
  }

  /// R-USV-6: the distances between the centers of views are equal, if the contents permit it.
  private mutating func shareCenters() {
    guard visible.count > 2 else { return }
    for place in 1..<visible.count - 1 {
      let sides = [place - 1, place, place + 1].map {
        ConstraintSide(visible[$0], along.center)
      }
      let constraint = NSLayoutConstraint(
        ConstraintSide(from: sides[0], to: sides[1]),
        .equal,
        to: ConstraintSide(from: sides[1], to: sides[2]),
        constant: 0
      )
      constraint.priority = UILayoutPriority(Self.centering - Float(place - 1) * Self.step)
      constraint.identifier = "UISV-distributing-center"
      all.append(constraint)
    }
  }

  /// Returns the length of a view's content along the main axis, in points.
  private func contentLength(_ view: UIView) -> CGFloat {
    let own = view.intrinsicContentSize
    let length = along.length == .width ? own.width : own.height
    if length >= 0 { return length }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return along.length == .width ? size.width : size.height
  }

  /// R-USV-7: a hidden view has length 0 and lies in the middle of the gap between its visible
  /// neighbors.
  ///
  /// Before the first or after the last visible view, it lies at the stack's edge.
  private mutating func hide(_ view: UIView) {
    add("UISV-hiding", view, along.length, .equal, nil, .notAnAttribute)
    guard let place = views.firstIndex(where: { $0 === view }) else { return }
    let before = views[..<place].last { !$0.isHidden }
    let after = views[place...].first { !$0.isHidden }
    if let before, after != nil {
      let gap = stack.gap(after: before) / 2
      add("UISV-spacing", view, along.start, .equal, before, along.end, constant: gap)
    } else if after == nil, before != nil {
      add("UISV-canvas-connection", view, along.end, .equal, canvas, along.end)
    } else {
      add("UISV-canvas-connection", view, along.start, .equal, canvas, along.start)
    }
  }
}

// MARK: Across the axis

extension StackConstraints {
  /// R-USV-8: aligns a view on the cross axis; a visible view remains inside of the stack.
  private mutating func align(_ view: UIView) {
    let staysInside = !view.isHidden
    switch stack.alignment {
    case .fill:
      connect(view, across.start)
      connect(view, across.end)
    case .leading:
      connect(view, across.start)
      if staysInside { bound(view, end: true) }
    case .trailing:
      connect(view, across.end)
      if staysInside { bound(view, end: false) }
    case .center:
      connect(view, across.center)
      if staysInside {
        bound(view, end: false)
        bound(view, end: true)
      }
    case .firstBaseline: alignBaseline(view, .firstBaseline)
    case .lastBaseline: alignBaseline(view, .lastBaseline)
    }
  }

  private mutating func connect(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    add("UISV-alignment", view, attribute, .equal, canvas, attribute)
  }

  private mutating func bound(_ view: UIView, end isEnd: Bool) {
    add(
      "UISV-spanning-boundary",
      view,
      isEnd ? across.end : across.start,
      isEnd ? .lessThanOrEqual : .greaterThanOrEqual,
      canvas,
      isEnd ? across.end : across.start,
      priority: Self.boundary
    )
  }

  /// R-USV-9: in a row, the baselines are aligned; in a column, the views are aligned to the
  /// leading edge.
  private mutating func alignBaseline(
    _ view: UIView,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    guard stack.axis == .horizontal else {
      connect(view, across.start)
      if !view.isHidden { bound(view, end: true) }
      return
    }
    if let first = visible.first, first !== view {
      add("UISV-alignment", view, attribute, .equal, first, attribute)
    }
    guard !view.isHidden else { return }
    bound(view, end: false)
    bound(view, end: true)
    // The view that extends farthest from the baseline determines the stack's edge.
    add(
      "UISV-spanning-fit",
      view,
      attribute == .firstBaseline ? across.start : across.end,
      .equal,
      canvas,
      attribute == .firstBaseline ? across.start : across.end,
      priority: Self.spanning
    )
  }

  /// R-USV-10: by default, the stack is as small as its views permit, as are views without an
  /// intrinsic size.
  private mutating func fitCanvas() {
    for length in [along.length, across.length] {
      add("UISV-canvas-fit", stack, length, .equal, nil, .notAnAttribute, priority: Self.canvas)
    }
    for view in visible where stack.alignment != .fill {
      let length = across.length
      add(
        "UISV-ambiguity-suppression",
        view,
        length,
        .equal,
        nil,
        .notAnAttribute,
        priority: Self.suppression
      )
    }
  }
}

// MARK: Priorities

extension StackConstraints {
  private static let proportion: Float = 999
  private static let boundary: Float = 999.5
  private static let centering: Float = 150
  private static let spanning: Float = 51
  private static let canvas: Float = 49
  private static let suppression: Float = 25
  /// The amount by which the priority of a label's share exceeds the label's compression
  /// resistance.
  private static let textWidth: Float = 10
  private static let highestOptional: Float = 999
  /// The decrease in priority from view to view, for lengths that are proportional to contents.
  private static let step: Float = 0.01

  private mutating func add(
    _ identifier: String,
    _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      ConstraintSide(item, attribute),
      relation,
      to: other.map { ConstraintSide($0, otherAttribute) },
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    all.append(constraint)
  }
}
