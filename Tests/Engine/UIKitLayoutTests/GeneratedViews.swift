import Foundation
import PlumbEngine

@testable import UIKitLayout

/// A tree of views with random constraints.
@MainActor
struct GeneratedViews {
  /// A view with a variable intrinsic content size.
  final class Sized: UIView {
    var content = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { content }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private(set) var views: [Sized] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  /// - Parameters:
  ///   - generator: The random number generator.
  ///   - usesMiddles: Whether constraints use centers, which do not depend on the layout direction.
  ///   - order: Returns the constraints in the order of their activation.
  init(
    _ generator: inout SeededGenerator,
    usesMiddles: Bool = true,
    order: ([NSLayoutConstraint]) -> [NSLayoutConstraint] = { $0 }
  ) {
    for number in 0..<Int.random(in: 2...6, using: &generator) {
      let view = Sized()
      view.accessibilityIdentifier = "\(number)"
      view.translatesAutoresizingMaskIntoConstraints = false
      view.content = Self.size(&generator)
      // All priorities differ, so that the contents determine a unique solution.
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let step = Float(number * 2 + axis.rawValue)
        view.setContentHuggingPriority(UILayoutPriority(200 + step), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(700 + step), for: axis)
      }
      (views.randomElement(using: &generator) ?? root).addSubview(view)
      views.append(view)
    }
    for (number, view) in views.enumerated() { constrain(view, number, usesMiddles, &generator) }
    NSLayoutConstraint.activate(order(constraints))
  }

  static func size(_ generator: inout SeededGenerator) -> CGSize {
    CGSize(
      width: Int.random(in: 0...80, using: &generator),
      height: Int.random(in: 0...40, using: &generator)
    )
  }

  /// Adds random constraints of a view on both axes: one required, and up to two with different
  /// priorities.
  private mutating func constrain(
    _ view: Sized,
    _ number: Int,
    _ usesMiddles: Bool,
    _ generator: inout SeededGenerator
  ) {
    let parts: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX, .width], [.top, .bottom, .centerY, .height],
    ]
    for (axis, parts) in parts.enumerated() {
      let places = parts.dropLast(usesMiddles ? 1 : 2)
      for place in 0..<3 {
        let others = views[..<number].map { $0 as UIView } + [root]
        guard let other = others.randomElement(using: &generator),
          let part = places.randomElement(using: &generator)
        else { continue }
        let isLength = place == 2 && Bool.random(using: &generator)
        let otherPart = places.randomElement(using: &generator) ?? part
        let relations = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let constraint = NSLayoutConstraint(
          item: view,
          attribute: isLength ? parts[3] : part,
          relatedBy: place == 0 ? .equal : relations.randomElement(using: &generator) ?? .equal,
          toItem: isLength && Bool.random(using: &generator) ? nil : other,
          attribute: isLength ? parts[3] : otherPart,
          multiplier: 1,
          constant: CGFloat(Int.random(in: -20...60, using: &generator))
        )
        if place > 0 {
          constraint.priority = UILayoutPriority(Float(number * 10 + axis * 3 + place + 300))
        }
        constraints.append(constraint)
      }
    }
  }

  /// Returns the frames that the constraints determine, and whether the solution is unique.
  func solution() -> (frames: [CGRect], isUnique: Bool) {
    root.layoutIfNeeded()
    return (views.map(\.frame), root.ambiguityIssues.isEmpty)
  }
}
