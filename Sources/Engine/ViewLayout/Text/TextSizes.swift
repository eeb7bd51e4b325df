import Foundation

/// The sizes of a text at one width, from which its sizes for all heights follow.
///
/// A height only limits the number of lines. Stacks propose one width with several heights: 0 and
/// infinity for the minimum and the maximum, and a share of their own.
struct TextSizes {
  /// The width in points; NaN if no sizes are known.
  private(set) var width = CGFloat.nan
  /// The number of lines; if the text has a line limit, at most one more than that.
  private(set) var lineCount = 0
  /// The number of lines in `whole`; a higher limit gives the same size.
  private var wholeCount = 0
  /// The size with all lines, or with as many as the line limit of the text allows.
  private var whole = CGSize.zero
  /// The size of the text if it is limited to one line.
  private var single = CGSize.zero
  /// The most recent size with another number of lines.
  var other = (lineLimit: 0, size: CGSize.zero)
}

extension TextSizes {
  /// Makes the sizes at a width.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - lineCount: The number of lines, at most one more than the line limit.
  ///   - whole: The number of lines that the line limit allows, and the size with them.
  ///   - single: The size with one line.
  init(width: CGFloat, lineCount: Int, whole: (lines: Int, size: CGSize), single: CGSize) {
    (self.width, self.lineCount) = (width, lineCount)
    (wholeCount, self.whole, self.single) = (whole.lines, whole.size, single)
  }

  /// Returns the size with at most a number of lines; `nil` if it is not known.
  func size(ofLines limit: Int) -> CGSize? {
    if limit >= wholeCount { return whole }
    if limit == 1 { return single }
    return limit == other.lineLimit ? other.size : nil
  }
}

/// The size of a text at all widths at which it is one line.
struct OneLine {
  /// The width of the text, in points; NaN if it is not known, or if the text has several lines.
  var width = CGFloat.nan
  /// The size at an infinite width.
  var size = CGSize.zero

  /// Returns the size at a width in points; `nil` if the text is not known to be one line.
  func size(within width: CGFloat, slack: CGFloat) -> CGSize? {
    guard self.width <= width + slack else { return nil }
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
