import Foundation

/// The lengths of the reference style that no text gives, in points, as `Docs/Reference/Controls.md` says.
enum UIControlMetrics {
  /// A switch: the size that Apple documents up to iOS 18.
  static let switchSize = CGSize(width: 51, height: 31)
  /// A slider.
  static let sliderHeight: CGFloat = 28
  /// A bar that shows how far something has come.
  static let progressHeight: CGFloat = 4
  /// A wheel that turns.
  static let spinnerSize = CGSize(width: 20, height: 20)
  /// A large one.
  static let largeSpinnerSize = CGSize(width: 37, height: 37)
  /// The two buttons of a stepper.
  static let stepperSize = CGSize(width: 94, height: 32)
  /// A row of segments.
  static let segmentsHeight: CGFloat = 32
  /// The room beside a segment's words, at each side.
  static let segmentPadding: CGFloat = 12
  /// A segment without words.
  static let minimumSegmentWidth: CGFloat = 24
  /// The height of a row of dots.
  static let dotsHeight: CGFloat = 26
  /// A dot, with the room to the next one.
  static let dotPitch: CGFloat = 16
  /// The room around the text of a field with a border.
  static let fieldPadding: CGFloat = 7
  /// A bar to look for something with.
  static let searchBarHeight: CGFloat = 56
  /// A wheel of values.
  static let wheelSize = CGSize(width: 320, height: 216)
  /// A field for a date, and one for a time; the room between them.
  static let dateSize = CGSize(width: 120, height: 34)
  static let timeSize = CGSize(width: 80, height: 34)
  static let fieldGap: CGFloat = 8
  /// A month.
  static let monthSize = CGSize(width: 320, height: 320)
}
