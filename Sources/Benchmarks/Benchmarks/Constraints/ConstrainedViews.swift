import Foundation
import UIKitLayout

/// Views with four constraints each, from anchors to frames, to measure.
@MainActor
struct ConstrainedViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 40_000))
  /// The constraint that all other places, or lengths, follow from.
  private(set) var first: NSLayoutConstraint?

  init(_ shape: ConstraintCase) {
    var constraints: [NSLayoutConstraint] = []
    var last: UIView?
    for index in 0..<ConstraintCase.viewCount {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      (shape == .nest ? last ?? root : root).addSubview(view)
      constraints += Self.constraints(of: view, index, behind: last, in: root, shape)
      last = view
    }
    first = constraints.first
    NSLayoutConstraint.activate(constraints)
  }

  private static func constraints(
    of view: UIView,
    _ index: Int,
    behind last: UIView?,
    in root: UIView,
    _ shape: ConstraintCase
  ) -> [NSLayoutConstraint] {
    switch shape {
    case .column:
      return [
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 8),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1, constant: -32),
        view.heightAnchor.constraint(equalToConstant: CGFloat(20 + index % 7)),
      ]
    case .nest:
      let outer = last ?? root
      return [
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
        outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 1),
        outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 1),
      ]
    case .wishes:
      let before = index % 10 == 0 ? nil : last
      let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(30 + index % 9))
      wish.priority = .defaultHigh
      return [
        view.leadingAnchor.constraint(
          equalTo: before?.trailingAnchor ?? root.leadingAnchor,
          constant: 8
        ),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index / 10) * 30),
        wish,
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
  }
}
