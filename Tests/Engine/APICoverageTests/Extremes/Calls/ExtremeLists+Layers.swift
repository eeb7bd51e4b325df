import Foundation
import UIKitLayout
import ViewLayout

extension ExtremeLists {
  /// Adds layers, colors, fonts, animations and other UIKit API with numbers.
  static func addLayers(to calls: inout ExtremeCalls) {
    calls.usesLengths("CALayer.borderWidth, shadowRadius, anchorPoint") { x, y in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layer.anchorPoint = CGPoint(x: x, y: y)
      view.layer.borderWidth = x
      view.layer.contentsScale = y
      view.layer.rasterizationScale = x
      view.layer.shadowOffset = CGSize(width: x, height: y)
      view.layer.shadowOpacity = Float(x)
      view.layer.shadowRadius = y
      let shape = CAShapeLayer()
      shape.strokeStart = x
      shape.strokeEnd = y
      shape.frame = CGRect(x: x, y: y, width: y, height: x)
      view.layer.addSublayer(shape)
      var transform = CATransform3DMakeTranslation(x, y, x)
      transform.m34 = y
      (transform.m11, transform.m12, transform.m13, transform.m14) = (x, y, x, y)
      (transform.m21, transform.m22, transform.m23, transform.m24) = (x, y, x, y)
      (transform.m31, transform.m32, transform.m33) = (x, y, x)
      (transform.m41, transform.m42, transform.m43, transform.m44) = (x, y, x, y)
      view.layer.transform = transform
      view.setNeedsDisplay(CGRect(x: x, y: y, width: y, height: x))
      view.layoutIfNeeded()
    }
    calls.usesInteger("CALayer.insertSublayer(_:at:)") { number in
      let layer = CALayer()
      layer.addSublayer(CALayer())
      layer.insertSublayer(CALayer(), at: UInt32(clamping: number))
      _ = UITabBarItem(title: "a", image: nil, tag: number)
    }
    calls.usesLengths("UIColor(red:green:blue:alpha:), withAlphaComponent(_:)") { x, y in
      _ = UIColor(red: x, green: y, blue: x, alpha: y).withAlphaComponent(x)
      _ = UIColor(hue: x, saturation: y, brightness: x, alpha: y)
      _ = UIColor(white: x, alpha: y).cgColor
      _ = CGColor(red: x, green: y, blue: x, alpha: y)
    }
    calls.usesLengths("UIFontMetrics.scaledValue(for:), UIFont.Weight(rawValue:)") { x, y in
      let font = UIFont.monospacedDigitSystemFont(ofSize: x, weight: UIFont.Weight(rawValue: y))
      _ = UIFontMetrics(forTextStyle: .body).scaledValue(for: x)
      let label = UILabel()
      label.font = font
      label.text = "a b"
      label.shadowOffset = CGSize(width: x, height: y)
      label.drawText(in: CGRect(x: x, y: y, width: y, height: x))
      _ = label.intrinsicContentSize
      let style = NSMutableParagraphStyle()
      style.paragraphSpacingBefore = x
      _ = UIImage.SymbolConfiguration(pointSize: x, weight: .bold, scale: .large)
      _ = UIImage.SymbolConfiguration(pointSize: y)
      let field = UITextField(frame: CGRect(x: x, y: y, width: y, height: x))
      let bounds = CGRect(x: y, y: x, width: x, height: y)
      _ = (field.editingRect(forBounds: bounds), field.placeholderRect(forBounds: bounds))
    }
    calls.usesLengths("UIView.animate(withDuration:animations:completion:)") { x, y in
      UIView.animate(withDuration: x, animations: {}, completion: nil)
      UIView.animate(withDuration: x, delay: y, options: [], animations: {}, completion: nil)
      UIView.animate(
        withDuration: x,
        delay: y,
        usingSpringWithDamping: x,
        initialSpringVelocity: y,
        options: [],
        animations: {},
        completion: nil
      )
      UIView.transition(
        with: UIView(),
        duration: x,
        options: [],
        animations: nil,
        completion: nil
      )
      UIViewPropertyAnimator(duration: x, curve: .linear, animations: nil).startAnimation()
      UIViewPropertyAnimator(duration: x, dampingRatio: y, animations: nil).startAnimation()
      UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: x)
    }
    calls.usesLengths("UIBarButtonItem.fixedSpace(_:), UIControl(frame:primaryAction:)") { x, y in
      _ = UIBarButtonItem.fixedSpace(x)
      _ = UIControl(frame: CGRect(x: x, y: y, width: y, height: x), primaryAction: nil)
      let view = UIView(frame: CGRect(x: x, y: y, width: y, height: x))
      UIPanGestureRecognizer().setTranslation(CGPoint(x: x, y: y), in: view)
      var background = UIBackgroundConfiguration.clear()
      background.strokeWidth = x
    }
  }
}
