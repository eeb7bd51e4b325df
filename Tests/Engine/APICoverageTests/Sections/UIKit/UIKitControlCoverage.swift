import Foundation
import UIKitLayout
import ViewLayout

enum UIKitControlCoverage: CoverageSection {
  nonisolated static let title = "UIKit controls and view controllers"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    texts(&list)
    controls(&list)
    controllers(&list)
  }

  private static func texts(_ list: inout CoverageList) {
    list.has(
      "UIFont(name:size:), familyNames, fontNames(forFamilyName:), UIFontDescriptor(name:size:), init(fontAttributes:), addingAttributes(_:), withFamily(_:)"
    ) {
      let descriptor = UIFontDescriptor(fontAttributes: [.family: "a", .size: 3])
        .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        .withFamily("b")
      let fonts = [
        UIFont(name: "a", size: 1), UIFont(descriptor: descriptor, size: 0),
        UIFont(descriptor: UIFontDescriptor(name: "a", size: 2), size: 0),
      ]
      return (fonts, UIFont.familyNames, UIFont.fontNames(forFamilyName: "a"))
    }
    list.has("Font(_: UIFont)") { Font(UIFont.systemFont(ofSize: 20)) }
    list.has(
      "UIFont.systemFont(ofSize:), boldSystemFont(ofSize:), preferredFont(forTextStyle:), pointSize, lineHeight, ascender, descender, capHeight, withSize(_:)"
    ) {
      let font = UIFont.systemFont(ofSize: 20).withSize(10)
      return (
        UIFont.boldSystemFont(ofSize: 20), UIFont.preferredFont(forTextStyle: .body),
        font.pointSize, font.lineHeight, font.ascender, font.descender, font.capHeight
      )
    }
    list.has(
      "UILabel.text, attributedText, font, textColor, textAlignment, numberOfLines, lineBreakMode, adjustsFontSizeToFitWidth, minimumScaleFactor, preferredMaxLayoutWidth"
    ) {
      let label = UILabel()
      label.text = "a"
      label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 1.0])
      label.font = .systemFont(ofSize: 20)
      label.textColor = .red
      label.textAlignment = .center
      label.numberOfLines = 0
      label.lineBreakMode = .byTruncatingMiddle
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.preferredMaxLayoutWidth = 100
      return label
    }
    list.has("UIImageView(image:), image, highlightedImage") {
      let view = UIImageView(image: UIImage(systemName: "star"))
      return (view.image as Any, view.highlightedImage as Any)
    }
  }

  private static func controls(_ list: inout CoverageList) {
    list.has(
      "UIControl.addTarget(_:action:for:), addAction(_:for:), sendActions(for:), isEnabled, isSelected"
    ) {
      let control = UIControl()
      control.addTarget(nil, action: Selector("a"), for: .touchUpInside)
      control.addAction(UIAction { _ in }, for: .valueChanged)
      control.sendActions(for: .allEvents)
      return (control.isEnabled, control.isSelected)
    }
    list.has(
      "UIButton(type:), UIButton(configuration:primaryAction:), setTitle(_:for:), setImage(_:for:), setTitleColor(_:for:), contentEdgeInsets, titleLabel"
    ) {
      let button = UIButton(type: .system)
      button.setTitle("a", for: .normal)
      button.setImage(nil, for: .normal)
      button.setTitleColor(.red, for: .highlighted)
      button.contentEdgeInsets = .zero
      return (
        button.titleLabel as Any,
        UIButton(configuration: .plain(), primaryAction: UIAction { _ in })
      )
    }
    list.has(
      "UISwitch.isOn, UISlider.value, UIProgressView.progress, UIStepper.value, UIPageControl.numberOfPages, UISegmentedControl(items:), UIActivityIndicatorView(style:)"
    ) {
      (
        UISwitch().isOn, UISlider().value, UIProgressView().progress, UIStepper().value,
        UIPageControl().numberOfPages, UISegmentedControl(items: ["a"]),
        UIActivityIndicatorView(style: .large)
      )
    }
    list.has(
      "UITextField.placeholder, borderStyle, UITextView.textContainerInset, UISearchBar.placeholder, UISearchBar.prompt, UIDatePicker.datePickerMode"
    ) {
      (
        UITextField().placeholder as Any, UITextField().borderStyle,
        UITextView().textContainerInset, UISearchBar().placeholder as Any,
        UISearchBar().prompt as Any, UIDatePicker().datePickerMode
      )
    }
  }

  private static func controllers(_ list: inout CoverageList) {
    list.has(
      "UIViewController.view, viewDidLoad(), viewDidLayoutSubviews(), addChild(_:), didMove(toParent:), additionalSafeAreaInsets, preferredContentSize"
    ) {
      let (controller, child) = (UIViewController(), UIViewController())
      controller.addChild(child)
      child.didMove(toParent: controller)
      controller.viewDidLoad()
      controller.viewDidLayoutSubviews()
      return (
        controller.view as Any, controller.additionalSafeAreaInsets, controller.preferredContentSize
      )
    }
    list.has(
      "UIPageViewController(transitionStyle:navigationOrientation:options:), setViewControllers(_:direction:animated:completion:), viewControllers"
    ) {
      let pages = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal,
        options: [.interPageSpacing: 8]
      )
      pages.setViewControllers(
        [UIViewController()],
        direction: .forward,
        animated: false,
        completion: nil
      )
      return pages.viewControllers as Any
    }
    list.has("UIAlertController(title:message:preferredStyle:)") {
      UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    }
  }
}
