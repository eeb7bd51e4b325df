import Foundation
import ViewLayout

extension UIControlMetrics {
  static let switchLengths = [
    switchWidth, switchHeight, switchAlignmentInset, sliderHeight, stepperWidth, stepperHeight,
    progressHeight, spinnerSize, largeSpinnerSize, pagesHeight, pagePitch, pagesMargin,
  ]

  /// The frame of a switch: 51 × 31 up to iOS 18, 68 × 30 in the simulator of iOS 26.0, and
  /// 63 × 28 from iOS 26.1 on and in Mac Catalyst 26.
  static let switchWidth = SystemLength(
    "`UISwitch`, width of the frame",
    test: 51,
    iOS26: .recorded(63),
    macOS26: .recorded(63),
    releases: [
      .iOS14: .recorded(51), .iOS17: .recorded(51), .iOS18: .recorded(51),
      .iOS26v0: .recorded(68), .iOS27: .recorded(63),
    ]
  )
  static let switchHeight = SystemLength(
    "`UISwitch`, height",
    test: 31,
    iOS26: .recorded(28),
    macOS26: .recorded(28),
    releases: [
      .iOS14: .recorded(31), .iOS17: .recorded(31), .iOS18: .recorded(31),
      .iOS26v0: .recorded(30), .iOS27: .recorded(28),
    ]
  )
  /// The inset from the frame to the alignment rectangle, which is 66 × 30 in the simulator of iOS
  /// 26.0 and 61 × 28 later.
  static let switchAlignmentInset = SystemLength(
    "`UISwitch`, right alignment inset",
    test: 0,
    iOS26: .recorded(2),
    macOS26: .derived(2),
    releases: [
      .iOS14: .derived(0), .iOS17: .derived(0), .iOS18: .derived(0), .iOS27: .recorded(2),
    ]
  )
  /// Recorded in a represented view, like the following lengths; SwiftUI's own slider is 31 high.
  static let sliderHeight = SystemLength("`UISlider`, height", test: 28, iOS26: .recorded(34))
  static let stepperWidth = SystemLength("`UIStepper`, width", test: 94, iOS26: .recorded(94))
  static let stepperHeight = SystemLength("`UIStepper`, height", test: 32, iOS26: .recorded(32))
  static let progressHeight = SystemLength("`UIProgressView`, height", test: 4, iOS26: .recorded(4))
  static let spinnerSize = SystemLength(
    "`UIActivityIndicatorView`, medium",
    test: 20,
    iOS26: .recorded(20)
  )
  static let largeSpinnerSize = SystemLength(
    "`UIActivityIndicatorView`, large",
    test: 37,
    iOS26: .recorded(37)
  )
  static let pagesHeight = SystemLength(
    "`UIPageControl`, height",
    test: 26,
    iOS26: .recorded(25.5),
    releases: [.iOS26v0: .recorded(26)]
  )
  static let pagePitch = SystemLength(
    "`UIPageControl`, distance of dots",
    test: 16,
    iOS26: .derived(16)
  )
  /// Derived from three dots, which are 73 wide, and 74 on iOS 26.0.
  static let pagesMargin = SystemLength(
    "`UIPageControl`, width beyond the dots",
    test: 0,
    iOS26: .derived(25),
    releases: [.iOS26v0: .derived(26)]
  )
}

extension UIControlMetrics {
  /// Returns the size of a switch's frame, in points.
  static func switchSize(in system: MetricsSystem) -> CGSize {
    CGSize(width: switchWidth[system], height: switchHeight[system])
  }

  /// Returns the size of a stepper, in points.
  static func stepperSize(in system: MetricsSystem) -> CGSize {
    CGSize(width: stepperWidth[system], height: stepperHeight[system])
  }
}
