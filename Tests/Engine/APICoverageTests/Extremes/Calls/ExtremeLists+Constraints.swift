import Foundation
import UIKitLayout
import ViewLayout

extension ExtremeLists {
  /// Adds constraints, anchors, priorities and layout guides.
  static func addConstraints(to calls: inout ExtremeCalls) {
    calls.usesLengths("NSLayoutDimension.constraint(equalTo:multiplier:constant:)") { x, y in
      solve { outer, inner in
        [
          inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: x, constant: y),
          inner.heightAnchor.constraint(
            lessThanOrEqualTo: inner.widthAnchor,
            multiplier: y,
            constant: x
          ),
          inner.heightAnchor.constraint(greaterThanOrEqualTo: outer.heightAnchor, multiplier: x),
        ]
      }
    }
    calls.usesLengths("NSLayoutDimension.constraint(equalToConstant:)") { x, y in
      solve { _, inner in
        [
          inner.widthAnchor.constraint(equalToConstant: x),
          inner.heightAnchor.constraint(greaterThanOrEqualToConstant: y),
          inner.heightAnchor.constraint(lessThanOrEqualToConstant: x),
        ]
      }
    }
    calls.usesLengths("NSLayoutAnchor.constraint(equalTo:constant:)") { x, y in
      solve { outer, inner in
        [
          inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: x),
          inner.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: y),
          inner.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: y),
        ]
      }
    }
    calls.usesLength("NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:)") {
      number in
      solve { outer, inner in
        [
          inner.leadingAnchor.constraint(
            equalToSystemSpacingAfter: outer.leadingAnchor,
            multiplier: number
          ),
          inner.topAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: outer.topAnchor,
            multiplier: number
          ),
        ]
      }
    }
    calls.usesLengths(
      "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
    ) { x, y in
      solve { outer, inner in
        [
          NSLayoutConstraint(
            item: inner,
            attribute: .centerX,
            relatedBy: .equal,
            toItem: outer,
            attribute: .trailing,
            multiplier: x,
            constant: y
          )
        ]
      }
    }
    calls.usesLength("UILayoutPriority(_:), NSLayoutConstraint.priority, constant") { number in
      solve { outer, inner in
        let fixed = inner.widthAnchor.constraint(equalToConstant: 10)
        fixed.priority = UILayoutPriority(Float(number))
        let other = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
        other.constant = number
        other.priority = UILayoutPriority(rawValue: Float(number))
        inner.setContentHuggingPriority(UILayoutPriority(Float(number)), for: .horizontal)
        inner.setContentCompressionResistancePriority(
          UILayoutPriority(Float(number)),
          for: .vertical
        )
        return [fixed, other]
      }
    }
    calls.usesLengths("UIView.systemLayoutSizeFitting(_:)") { x, y in
      let label = UILabel()
      label.text = "a b"
      label.numberOfLines = 0
      let size = CGSize(width: x, height: y)
      _ = label.systemLayoutSizeFitting(size)
      _ = label.systemLayoutSizeFitting(
        size,
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      _ = (label.sizeThatFits(size), label.intrinsicContentSize)
      label.preferredMaxLayoutWidth = x
      _ = label.intrinsicContentSize
    }
    calls.usesLengths("UIView.layoutMargins, directionalLayoutMargins") { x, y in
      solve { outer, inner in
        outer.layoutMargins = UIEdgeInsets(top: x, left: y, bottom: y, right: x)
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: x,
          leading: y,
          bottom: y,
          trailing: x
        )
        return [
          inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
          inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
        ]
      }
    }
  }

  private static func solve(
    _ constraints: (_ outer: UIView, _ inner: UILabel) -> [NSLayoutConstraint]
  ) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UILabel()
    inner.text = "a b"
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate(constraints(outer, inner))
    outer.layoutIfNeeded()
    outer.frame.size.width = 200
    outer.layoutIfNeeded()
    _ = (inner.frame, outer.takeIssues())
  }
}
