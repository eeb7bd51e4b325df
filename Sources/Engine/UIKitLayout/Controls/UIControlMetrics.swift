import Foundation

/// The metrics of the reference style that do not depend on text, in points; see
/// `Docs/Reference/Controls.md`.
enum UIControlMetrics {
  /// The size of a switch, as Apple documents it up to iOS 18.
  static let switchSize = CGSize(width: 51, height: 31)
  /// The height of a slider.
  static let sliderHeight: CGFloat = 28
  /// The height of a progress bar.
  static let progressHeight: CGFloat = 4
  /// The size of a medium activity indicator.
  static let spinnerSize = CGSize(width: 20, height: 20)
  /// The size of a large activity indicator.
  static let largeSpinnerSize = CGSize(width: 37, height: 37)
  /// The size of a stepper with its two buttons.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// The height of a segmented control.
  static let segmentsHeight: CGFloat = 32
  /// The padding at each side of a segment's title.
  static let segmentPadding: CGFloat = 12
  /// The width of a segment without a title.
  static let minimumSegmentWidth: CGFloat = 24
  /// The height of a page control.
  static let dotsHeight: CGFloat = 26
  /// The distance between the centers of two dots of a page control.
  static let dotPitch: CGFloat = 16
  /// The padding around the text of a text field with a border.
  static let fieldPadding: CGFloat = 7
  /// The height of a search bar.
  static let searchBarHeight: CGFloat = 56
  /// The size of a picker with wheels.
  static let wheelSize = CGSize(width: 320, height: 216)
  /// The sizes of a compact date and a compact time, and the spacing between them.
  static let dateSize = CGSize(width: 120, height: 34)
  static let timeSize = CGSize(width: 80, height: 34)
  static let fieldGap: CGFloat = 8
  /// The size of an inline calendar.
  static let monthSize = CGSize(width: 320, height: 320)
}
