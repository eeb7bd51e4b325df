import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Tests sizes of controls with the metrics of a system; the numbers are those of iOS 26.
@MainActor
@Suite(.serialized)
struct ControlMetricsTests {
  private func size(_ view: UIView, in system: MetricsSystem) -> CGSize {
    var environment = HostEnvironment()
    (environment.metrics, environment.displayScale) = (system, 2)
    view.environment = environment
    return view.sizeThatFits(CGSize(width: 320, height: 0))
  }

  @Test func `the size of a UISwitch depends on the metricsSystem of its environment`() {
    let view = UISwitch()
    #expect(view.frame.size == CGSize(width: 51, height: 31))
    #expect(view.alignmentRectInsets == .zero)
    #expect(size(view, in: .iOS26v0) == CGSize(width: 68, height: 30))
    #expect(size(view, in: .iOS26) == CGSize(width: 63, height: 28))
    #expect(view.alignmentRectInsets.right == 2)
    #expect(size(view, in: .macOS26) == CGSize(width: 63, height: 28))
    #expect(size(view, in: .iOS17) == CGSize(width: 51, height: 31))
    #expect(size(view, in: .macOS26v6) == CGSize(width: 63, height: 28))
    #expect(size(view, in: .test) == CGSize(width: 51, height: 31))
  }

  @Test func `sliders, search bars and page controls have a size for each metricsSystem`() {
    #expect(size(UISlider(), in: .iOS26).height == 34)
    #expect(size(UISlider(), in: .test).height == 28)
    #expect(size(UISegmentedControl(items: ["a"]), in: .iOS26v0).height == 31)
    #expect(size(UISearchBar(), in: .iOS26) == CGSize(width: 320, height: 64))
    #expect(size(UISearchBar(), in: .test) == CGSize(width: 320, height: 56))
    #expect(size(UIPickerView(), in: .iOS26) == CGSize(width: 320, height: 216))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(size(pages, in: .iOS26v0) == CGSize(width: 74, height: 26))
    #expect(size(pages, in: .test) == CGSize(width: 48, height: 26))
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(size(spinner, in: .iOS26) == CGSize(width: 37, height: 37))
  }

  @Test func `the height of a configured button includes the leading of its title font`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Plain"
    let button = UIButton(configuration: configuration)
    #expect(size(button, in: .test) == CGSize(width: 74, height: 32))
    #expect(size(button, in: .iOS26) == CGSize(width: 60.5, height: 36.5))
    configuration.contentInsets = .zero
    button.configuration = configuration
    #expect(size(button, in: .iOS26) == CGSize(width: 36.5, height: 22.5))
    configuration.setDefaultContentInsets()
    button.configuration = configuration
    #expect(size(button, in: .iOS26) == CGSize(width: 60.5, height: 36.5))
  }

  @Test func `a text field with a border is at least 34 points high on iOS 26`() {
    let field = UITextField()
    field.text = "Hello"
    #expect(size(field, in: .iOS26).height == 22)
    field.borderStyle = .roundedRect
    #expect(size(field, in: .iOS26).height == 34)
    field.text = ""
    #expect(size(field, in: .iOS26).height == 34)
    field.font = .systemFont(ofSize: 30)
    // The line is 35.8, and the text 36 + 1.
    #expect(size(field, in: .iOS26).height == 45)
    field.font = .systemFont(ofSize: 17)
    #expect(size(field, in: .test).height == 31)
  }

  @Test func `the cancel button of a search bar makes its text field narrower`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    bar.showsCancelButton = true
    _ = size(bar, in: .iOS26)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 249, height: 44))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 63, y: 10, width: 249, height: 44))
    bar.scopeButtonTitles = ["One", "Two"]
    #expect(size(bar, in: .iOS26).height == 64)
    bar.showsScopeBar = true
    #expect(size(bar, in: .iOS26).height == 111)
  }

  @Test func `a compact date picker is as wide as its text`() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.date = Date(timeIntervalSince1970: 1_789_137_000)
    #expect(size(picker, in: .test) == CGSize(width: 208, height: 34))
    #expect(size(picker, in: .iOS26) == CGSize(width: 212.5, height: 36))
    picker.timeZone = TimeZone(secondsFromGMT: -5 * 3600)
    picker.datePickerMode = .time
    // "9:30 AM" instead of "2:30 PM".
    #expect(size(picker, in: .iOS26).width != 86.5)
  }
}
