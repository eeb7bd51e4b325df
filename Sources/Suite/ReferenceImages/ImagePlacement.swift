package import Foundation
internal import SpecFormat

/// The part of a layout that an image shows.
package struct ImagePlacement: Sendable, Equatable {
  /// The part of the layout, in points.
  package var area: CGRect
  /// The number of pixels per point.
  package var scale: Double
  /// The height of the whole part if the image has another one, in points; `nil` if not.
  package private(set) var otherHeight: Double?

  /// Finds the part of a layout that has the size of an image.
  ///
  /// An image with the width of a part and another height shows the part from its top. The result
  /// is `nil` if no part has as many pixels in width as the image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - areas: The possible parts of the layout, in points: the best one first.
  ///   - scale: The number of pixels per point; `nil` to try 1, 2 and 3.
  package init?(of image: ReferenceImage, in areas: [CGRect], scale: Double? = nil) {
    let scales: [Double] = scale.map { [$0] } ?? [3, 2, 1]
    for needsHeight in [true, false] {
      for area in areas where area.isFinite {
        for candidate in scales {
          // A length that is no whole number of pixels is rounded in either way.
          let isWide = abs(Double(area.width) * candidate - Double(image.width)) < 1
          let isHigh = abs(Double(area.height) * candidate - Double(image.height)) < 1
          guard isWide, isHigh || !needsHeight else { continue }
          let height = Double(image.height) / candidate
          self.area = CGRect(
            origin: area.origin,
            size: isHigh ? area.size : CGSize(width: Double(area.width), height: height)
          )
          self.scale = candidate
          if !isHigh { otherHeight = Double(area.height) }
          return
        }
      }
    }
    return nil
  }

  /// Returns the reason why an image has no placement, as the end of a sentence about the file.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - areas: The possible parts of the layout, in points.
  ///   - scale: The stated number of pixels per point; `nil` for none.
  /// - Returns: The reason.
  package static func refusal(
    of image: ReferenceImage,
    in areas: [CGRect],
    scale: Double?
  ) -> String {
    var sizes: [String] = []
    for area in areas {
      let lengths = [area.width, area.height].map { NumberText.text(Double($0)) }
      let size = lengths.joined(separator: " × ")
      if !sizes.contains(size) { sizes.append(size) }
    }
    let scales = scale.map { NumberText.text($0) } ?? "1, 2 or 3"
    return "has \(image.width) × \(image.height) pixels, and at a scale of \(scales) no layout of "
      + "the scenario has this width: \(sizes.joined(separator: ", "))"
  }
}

extension CGRect {
  /// Whether all numbers are finite.
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
