import Foundation
import ViewLayout

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format; an invalid one is reported and gives none.
  ///
  /// `-` alone is the standard spacing: 8 points between views, the superview's margin at its edges
  /// (R-AL-6).
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? any LayoutItem }
    do {
      let read = try VisualFormat(
        format,
        metrics: (metrics ?? [:]).compactMapValues { number(of: $0) },
        views: Set(items.keys)
      )
      return FormatConstraints(read, options: opts, items: items).all
    } catch {
      let error = error as? VisualFormatError
      items.values.first?.report(
        .format(format, offset: error?.offset ?? 0, problem: error?.problem ?? "")
      )
      return []
    }
  }

  private class func number(of value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

@MainActor
private struct FormatConstraints {
  private let format: VisualFormat
  private let items: [String: any LayoutItem]
  /// Whether the direction of the format is right to left.
  private let isReversed: Bool
  private(set) var all: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat,
    options: NSLayoutConstraint.FormatOptions,
    items: [String: any LayoutItem]
  ) {
    self.format = format
    self.items = items
    isReversed = !format.isVertical && options.contains(.directionRightToLeft)
    let (start, end) = edges(options)
    let outer = format.parts.first.flatMap { items[$0.name]?.enclosingItem }
    var last: (any LayoutItem)?
    for (place, part) in format.parts.enumerated() {
      guard let item = items[part.name] else { continue }
      for length in part.lengths { add(length, lengthOf: item) }
      if let last {
        add(part.gapBefore, from: (last, end), to: (item, start), isInside: false)
        for attribute in options.attributes {
          all.append(
            NSLayoutConstraint(
              ConstraintSide(item, attribute),
              .equal,
              to: ConstraintSide(last, attribute),
              constant: 0
            )
          )
        }
      } else if place == 0, let gap = format.firstGap, let outer {
        add(gap, from: (outer, start), to: (item, start), isInside: true)
      }
      last = item
    }
    if let gap = format.lastGap, let last, let outer {
      add(gap, from: (last, end), to: (outer, end), isInside: true)
    }
  }

  /// Returns the attributes at the start and the end of the format's direction.
  private func edges(
    _ options: NSLayoutConstraint.FormatOptions
  ) -> (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  private mutating func add(_ length: VisualFormat.Predicate, lengthOf item: any LayoutItem) {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    var other: ConstraintSide?
    var constant: CGFloat = 0
    switch length.value {
    case .number(let number): constant = number
    case .view(let name): other = items[name].map { ConstraintSide($0, attribute) }
    }
    let constraint = NSLayoutConstraint(
      ConstraintSide(item, attribute),
      length.relation,
      to: other,
      constant: constant
    )
    constraint.priority = UILayoutPriority(length.priority)
    all.append(constraint)
  }

  private typealias Edge = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

  /// Adds the constraints for a gap between two edges, in the direction of the format.
  private mutating func add(
    _ gap: VisualFormat.Gap,
    from start: Edge,
    to end: Edge,
    isInside: Bool
  ) {
    switch gap {
    case .none: add(start, end, .equal, 0, 1000)
    case .standard where isInside:
      // At the superview's edges, both attributes are equal; between siblings they differ.
      let isFirst =
        end.attribute == start.attribute && start.item !== end.item
        && end.item.enclosingItem === start.item
      let (outer, inner) = isFirst ? (start, end) : (end, start)
      let side = ConstraintSide(outer.item, outer.attribute.withinMargins)
      all.append(
        NSLayoutConstraint(
          ConstraintSide(inner.item, inner.attribute),
          .equal,
          to: side,
          constant: 0
        )
      )
    case .standard: add(start, end, .equal, SystemSpacing.betweenViews, 1000)
    case .predicates(let predicates):
      for predicate in predicates {
        guard case .number(let number) = predicate.value else { continue }
        add(start, end, predicate.relation, number, predicate.priority)
      }
    }
  }

  private mutating func add(
    _ start: Edge,
    _ end: Edge,
    _ relation: NSLayoutConstraint.Relation,
    _ distance: CGFloat,
    _ priority: Float
  ) {
    let constraint =
      isReversed
      ? NSLayoutConstraint(
        ConstraintSide(start.item, start.attribute),
        relation,
        to: ConstraintSide(end.item, end.attribute),
        constant: distance
      )
      : NSLayoutConstraint(
        ConstraintSide(end.item, end.attribute),
        relation,
        to: ConstraintSide(start.item, start.attribute),
        constant: distance
      )
    constraint.priority = UILayoutPriority(priority)
    all.append(constraint)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding attribute of the margins.
  fileprivate var withinMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
