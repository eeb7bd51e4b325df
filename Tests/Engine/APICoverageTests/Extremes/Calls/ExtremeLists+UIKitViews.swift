import Foundation
import UIKitLayout
import ViewLayout

extension ExtremeLists {
  /// Adds views, controls and scroll views of UIKit.
  static func addUIKitViews(to calls: inout ExtremeCalls) {
    calls.usesLengths("UIView.frame, bounds, center, alpha") { x, y in
      let outer = UIView(frame: CGRect(x: x, y: y, width: y, height: x))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
      outer.addSubview(inner)
      outer.bounds = CGRect(x: y, y: x, width: x, height: y)
      outer.center = CGPoint(x: x, y: y)
      outer.alpha = x
      outer.transform = CGAffineTransform(a: x, b: y, c: x, d: y, tx: x, ty: y)
      outer.layer.zPosition = x
      outer.layer.cornerRadius = y
      outer.layoutIfNeeded()
      let point = CGPoint(x: x, y: y)
      _ = (outer.convert(point, to: inner), inner.convert(point, from: outer))
      _ = outer.convert(CGRect(x: x, y: y, width: x, height: y), to: inner)
      _ = (outer.hitTest(point, with: nil), outer.sizeThatFits(CGSize(width: x, height: y)))
      _ = outer.alignmentRect(forFrame: CGRect(x: x, y: y, width: x, height: y))
    }
    calls.usesInteger("UIView.insertSubview(_:at:), tag, exchangeSubview") { number in
      let view = UIView()
      view.tag = number
      _ = view.viewWithTag(number)
      view.insertSubview(UIView(), at: number)
      view.addSubview(UIView())
      view.insertSubview(UIView(), at: number)
      view.exchangeSubview(at: number, withSubviewAt: 0)
    }
    calls.usesLengths("UIStackView.spacing, setCustomSpacing(_:after:)") { x, y in
      let labels = ["a", "b c", "d"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      for distribution: UIStackView.Distribution in [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ] {
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stack.distribution = distribution
        stack.spacing = x
        stack.setCustomSpacing(y, after: labels[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: x, left: y, bottom: 0, right: 0)
        stack.layoutIfNeeded()
      }
    }
    calls.usesInteger("UIStackView.insertArrangedSubview(_:at:)") { number in
      let stack = UIStackView(arrangedSubviews: [UIView()])
      stack.insertArrangedSubview(UIView(), at: number)
    }
    calls.usesLengths("UIScrollView.contentOffset, contentSize, contentInset") { x, y in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: x, height: y)
      view.contentInset = UIEdgeInsets(top: x, left: y, bottom: y, right: x)
      view.contentOffset = CGPoint(x: x, y: y)
      view.setContentOffset(CGPoint(x: y, y: x), animated: false)
      view.scrollRectToVisible(CGRect(x: x, y: y, width: y, height: x), animated: false)
      view.layoutIfNeeded()
    }
    calls.usesLengths("UIScrollView.setZoomScale(_:animated:), zoom(to:animated:)") { x, y in
      let delegate = ExtremeZoomDelegate()
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(delegate.content)
      view.contentSize = CGSize(width: y, height: x)
      view.delegate = delegate
      (view.minimumZoomScale, view.maximumZoomScale) = (x, y)
      view.setZoomScale(x, animated: true)
      view.zoom(to: CGRect(x: x, y: y, width: y, height: x), animated: false)
      (view.minimumZoomScale, view.maximumZoomScale) = (0, .infinity)
      view.setZoomScale(y, animated: false)
      view.contentInset = UIEdgeInsets(top: x, left: y, bottom: y, right: x)
      view.layoutIfNeeded()
      delegate.scrollViewDidEndZooming(view, with: nil, atScale: x)
    }
    calls.usesLengths("UISlider, UIProgressView") { x, y in
      let slider = UISlider()
      slider.minimumValue = Float(x)
      slider.maximumValue = Float(y)
      slider.value = Float(x)
      slider.setValue(Float(y), animated: false)
      let progress = UIProgressView()
      progress.setProgress(Float(x), animated: false)
      _ = (slider.intrinsicContentSize, progress.sizeThatFits(CGSize(width: x, height: y)))
    }
    calls.usesInteger("UIPageControl.numberOfPages, size(forNumberOfPages:)") { number in
      let control = UIPageControl()
      control.numberOfPages = number
      control.currentPage = number
      _ = (control.intrinsicContentSize, control.size(forNumberOfPages: number))
    }
    calls.usesInteger("UISegmentedControl.insertSegment(withTitle:at:animated:)") { number in
      let control = UISegmentedControl(items: ["a", "b"])
      control.insertSegment(withTitle: "c", at: number, animated: false)
      control.selectedSegmentIndex = number
      _ = control.intrinsicContentSize
    }
    calls.usesInteger("UISegmentedControl.titleForSegment(at:), setTitle(_:forSegmentAt:)") {
      number in
      let control = UISegmentedControl(items: ["a", "b"])
      _ = control.titleForSegment(at: number)
      control.setTitle("d", forSegmentAt: number)
      control.removeSegment(at: number, animated: false)
    }
    calls.usesLengths("UIButton.Configuration.imagePadding, contentInsets") { x, y in
      var configuration = UIButton.Configuration.plain()
      configuration.title = "a"
      configuration.imagePadding = x
      configuration.titlePadding = y
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: x,
        leading: y,
        bottom: y,
        trailing: x
      )
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      button.layoutIfNeeded()
      _ = button.intrinsicContentSize
    }
    calls.usesLengths("CATransform3D, CGRect.inset(by:)") { x, y in
      _ = CATransform3DMakeRotation(x, y, x, y)
      _ = CATransform3DMakeScale(x, y, x)
      let rect = CGRect(x: x, y: y, width: y, height: x)
      _ = rect.inset(by: UIEdgeInsets(top: x, left: y, bottom: y, right: x))
      _ = rect.applying(CGAffineTransform(scaleX: x, y: y))
    }
    calls.usesLengths("UIHostingController.sizeThatFits(in:)") { x, y in
      let controller = UIHostingController(rootView: Text("a b"))
      _ = controller.sizeThatFits(in: CGSize(width: x, height: y))
      controller.view.frame = CGRect(x: x, y: y, width: x, height: y)
      controller.view.layoutIfNeeded()
    }
    calls.lengths("UIViewRepresentable.sizeThatFits(_:uiView:context:)") { x, y in
      ExtremeLabel(size: CGSize(width: x, height: y))
    }
  }

  private struct ExtremeLabel: UIViewRepresentable {
    let size: CGSize

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ uiView: UILabel, context: Context) {}

    func sizeThatFits(
      _ proposal: ProposedViewSize,
      uiView: UILabel,
      context: Context
    ) -> CGSize? { size }
  }
}

private final class ExtremeZoomDelegate: UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
