import Foundation
import UIKitLayout
import ViewLayout

extension ExtremeLists {
  /// Renderers of images, animations of layers, and formatted measurements.
  static func addRenderers(to calls: inout ExtremeCalls) {
    calls.usesLengths("UIGraphicsImageRenderer, CGContext, UIRectFill(_:)") { x, y in
      let (size, rect) = (CGSize(width: x, height: y), CGRect(x: y, y: x, width: x, height: y))
      let renderers = [
        UIGraphicsImageRenderer(size: size), UIGraphicsImageRenderer(bounds: rect),
        UIGraphicsImageRenderer(size: size, format: .default()),
      ]
      for renderer in renderers {
        let image = renderer.image { context in
          let context = context.cgContext
          context.setAlpha(x)
          context.setLineWidth(y)
          context.setLineDash(phase: x, lengths: [x, y])
          context.setShadow(offset: size, blur: x)
          context.fillEllipse(in: rect)
          context.strokeEllipse(in: rect)
          UIRectFill(rect)
        }
        _ = UIImageView(image: image).intrinsicContentSize
      }
    }
    calls.usesLengths("NSValue(cgRect:), NSValue(cgPoint:), NSValue(cgSize:)") { x, y in
      let rect = CGRect(x: x, y: y, width: y, height: x)
      let values = (
        NSValue(cgRect: rect), NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size)
      )
      _ = (values.0.cgRectValue, values.1.cgPointValue, values.2.cgSizeValue)
    }
    calls.usesLengths("UISheetPresentationController, UIPopoverPresentationController") { x, y in
      let controller = UIViewController()
      controller.sheetPresentationController?.preferredCornerRadius = x
      controller.popoverPresentationController?.sourceRect = CGRect(x: x, y: y, width: y, height: x)
      let offset = UIOffset(horizontal: x, vertical: y)
      _ = (offset.horizontal, offset.vertical)
    }
    calls.usesLength("CATransition, CAMediaTimingFunction(controlPoints:_:_:_:)") { number in
      let transition = CATransition()
      transition.startProgress = Float(number)
      transition.endProgress = Float(number)
      let value = Float(number)
      transition.timingFunction = CAMediaTimingFunction(controlPoints: value, value, value, value)
      UIView().layer.add(transition, forKey: kCATransition)
    }
    calls.usesLength("Measurement.formatted(_:), FormatStyle.measurement") { number in
      let measurement = Measurement(value: number, unit: UnitLength.meters)
      var style = Measurement<UnitLength>.FormatStyle(width: .narrow)
      style.numberFormatStyle = .number
      _ = (measurement.formatted(), measurement.formatted(style))
      _ = measurement.formatted(.measurement(width: .abbreviated))
    }
    calls.usesLength("View.safeAreaBar, View.onScrollTargetVisibilityChange") { number in
      _ = Text("a").safeAreaBar(edge: .top, spacing: number) { Text("b") }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: number) { _ in }
    }
  }
}
