package import Foundation

/// The rectangles and the baselines of an image, in points.
package struct ImageReading: Sendable {
  /// A line of text or another group of small marks.
  package struct Baseline: Sendable, Equatable {
    /// The distance from the top of the image.
    package var position: Double
    /// The ends of the marks, from the left of the image.
    package var extent: ClosedRange<Double>
  }

  /// The minimum length of the sides of a rectangle, in points.
  private static let shortest = 4.0
  /// The minimum length of a line, which may be a pixel thick, in points.
  private static let shortestLine = 24.0
  /// The minimum fraction of a side with the color of the rectangle, since corners may be round.
  private static let straightPart = 0.25
  /// The maximum gap between two letters, in points.
  private static let gap = 6.0
  /// The minimum difference of a component at the sides of a rectangle, of 255; it is less within a
  /// shadow.
  private static let minimumContrast: Float = 6
  /// The heights of marks that may be a line of text, in points.
  private static let textHeights = 5.0...60

  /// The areas of one color, from the top and the left.
  package private(set) var rectangles: [CGRect] = []
  /// The baselines, from the top and the left.
  package private(set) var baselines: [Baseline] = []

  /// Reads an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - scale: The number of pixels per point.
  /// - Complexity: O(*n*) for *n* pixels.
  package init(of image: ReferenceImage, scale: Double) {
    let areas = PixelAreas(of: image)
    let isLarge = { (area: PixelArea) in
      let (width, height) = (Double(area.width) / scale, Double(area.height) / scale)
      return min(width, height) >= Self.shortest || max(width, height) >= Self.shortestLine
    }
    let texts = areas.marks(outside: isLarge, gap: Int(Self.gap * scale)).filter { mark in
      Self.textHeights.contains(Double(mark.height) / scale)
    }
    let sides = AreaSides(of: image)
    let limit = Self.shortest * scale
    rectangles =
      areas.all.filter { area in
        isLarge(area) && area.reaches(Self.straightPart)
          && (area.width, area.height) != (image.width, image.height)
          && sides.hasContrast(around: area, atLeast: Self.minimumContrast, isLine: { $0 < limit })
          && !texts.contains { $0.hasCounter(area) }
      }
      .map { sides.exact($0, scale) }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    baselines = Self.baselines(of: texts, in: image, scale)
  }

  /// Returns the baselines of marks, of which those of one line are united.
  private static func baselines(
    of marks: [PixelArea],
    in image: ReferenceImage,
    _ scale: Double
  ) -> [Baseline] {
    let search = InkSearch(image: image)
    var words: [(line: Baseline, height: Double)] = marks.compactMap { mark in
      let box = CGRect(x: mark.left, y: mark.top, width: mark.width, height: mark.height)
      // Descenders take up to a third of a line.
      let rows = Double(mark.top) + Double(mark.height) * 0.5...Double(mark.bottom + 1)
      return search.baseline(of: box, in: rows).map { position in
        let extent = Double(mark.left) / scale...Double(mark.right + 1) / scale
        return (
          Baseline(position: position / scale, extent: extent), Double(mark.height) / scale
        )
      }
    }
    words.sort { left, right in
      (left.line.position, left.line.extent.lowerBound)
        < (right.line.position, right.line.extent.lowerBound)
    }
    return words.reduce(into: []) { lines, word in
      let start = word.line.extent.lowerBound
      // The space between two words is less than their height.
      guard let last = lines.last, last.position == word.line.position,
        start - last.extent.upperBound < word.height
      else { return lines.append(word.line) }
      let end = max(last.extent.upperBound, word.line.extent.upperBound)
      lines[lines.count - 1].extent = last.extent.lowerBound...end
    }
  }
}

extension PixelArea {
  /// Whether a smaller area is part of a letter of the mark, such as the inside of an O.
  fileprivate func hasCounter(_ area: PixelArea) -> Bool {
    left <= area.left && area.right <= right && top <= area.top && area.bottom <= bottom
      && area.height * 10 < height * 9 && area.width <= height
  }
}

/// The sides of areas in an image.
private struct AreaSides {
  private let columns: EdgeSearch
  private let rows: EdgeSearch

  init(of image: ReferenceImage) {
    columns = EdgeSearch(image: image, isHorizontal: false)
    rows = EdgeSearch(image: image, isHorizontal: true)
  }
}

extension AreaSides {
  /// Returns whether an area has another color than its surroundings at all of its sides.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - contrast: The minimum difference of a component.
  ///   - isLine: Whether an area of a thickness is a line, which must not be a step of a gradient.
  /// - Returns: Whether the colors differ by the contrast at each side within the image.
  func hasContrast(
    around area: PixelArea,
    atLeast contrast: Float,
    isLine: (Double) -> Bool
  ) -> Bool {
    let across = Self.middle(area.left, area.width)
    let down = Self.middle(area.top, area.height)
    func isSeen(
      _ search: EdgeSearch,
      _ first: Int,
      _ last: Int,
      _ span: ClosedRange<Double>
    ) -> Bool {
      // The pixel beside the area may be covered partly.
      let before = search.difference(at: first, from: first - 2, along: span)
      let after = search.difference(at: last, from: last + 2, along: span)
      let seen = [before, after].compactMap(\.self).allSatisfy { $0.maximum >= contrast }
      guard seen, isLine(Double(last - first + 1)), let before, let after else { return seen }
      // A line is darker or lighter than both of its sides.
      return (before + after).maximum >= Swift.max(before.maximum, after.maximum)
    }
    return isSeen(columns, area.left, area.right, down)
      && isSeen(rows, area.top, area.bottom, across)
  }

  /// Returns an area with its partly covered pixels, in points.
  func exact(_ area: PixelArea, _ scale: Double) -> CGRect {
    let across = Self.middle(area.left, area.width)
    let down = Self.middle(area.top, area.height)
    let left = Self.position(columns, area.left, down) / scale
    let top = Self.position(rows, area.top, across) / scale
    let right = Self.position(columns, area.right + 1, down) / scale
    let bottom = Self.position(rows, area.bottom + 1, across) / scale
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func position(
    _ search: EdgeSearch,
    _ pixel: Int,
    _ span: ClosedRange<Double>
  )
    -> Double
  {
    let pixel = Double(pixel)
    let edges = search.edges(in: pixel - 2...pixel + 2, along: span).filter { !$0.isSoft }
    return edges.min { abs($0.position - pixel) < abs($1.position - pixel) }?.position ?? pixel
  }

  private static func middle(_ start: Int, _ length: Int) -> ClosedRange<Double> {
    let quarter = Double(length) / 4
    return Double(start) + quarter...Double(start + length) - quarter
  }
}

extension ReferenceImage.Pixel {
  /// The maximum absolute component.
  fileprivate var maximum: Float { Swift.max(abs(x), abs(y), abs(z), abs(w)) }
}
