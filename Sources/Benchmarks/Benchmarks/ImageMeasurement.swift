import Foundation
import LayoutValues
import ReferenceImages

/// The times to compare and to read an image of 1,170 × 2,532 pixels with 50 boxes.
///
/// The values are medians of several runs, in seconds of processor time.
struct ImageMeasurement: Encodable {
  private static let scale = 3.0
  private static let size = CGSize(width: 390, height: 844)

  /// The number of compared edges.
  let edges: Int
  /// The time to compare the edges.
  let comparison: Double
  /// The time to find the rectangles and baselines without a layout.
  let reading: Double

  init(runs: Int) {
    let boxes = (0..<50).map { (index: Int) -> CGRect in
      let (column, row) = (Double(index % 5), Double(index / 5))
      return CGRect(x: 8 + column * 76, y: 10 + row * 80, width: 48, height: 40)
    }
    let image = Self.image(boxes)
    let edges = Self.edges(boxes)
    let window = CGRect(origin: .zero, size: Self.size)
    let placement = ImagePlacement(of: image, in: [window], scale: Self.scale)
    self.edges = edges.count
    comparison = Measurement.median(
      (0..<runs).map { _ in
        Measurement.seconds {
          _ = placement.map { ImageComparison(edges, with: image, at: $0).misses }
        }
      }
    )
    reading = Measurement.median(
      (0..<runs).map { _ in
        Measurement.seconds { _ = ImageReading(of: image, scale: Self.scale).rectangles }
      }
    )
  }

  private static func image(_ boxes: [CGRect]) -> ReferenceImage {
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    var components = [UInt8](repeating: 255, count: width * height * 4)
    for box in boxes {
      for row in Int(box.minY * scale)..<Int(box.maxY * scale) {
        for column in Int(box.minX * scale)..<Int(box.maxX * scale) {
          components[(row * width + column) * 4] = 90
        }
      }
    }
    return ReferenceImage(width: width, height: height, components: components)
  }

  private static func edges(_ boxes: [CGRect]) -> [DrawnEdge] {
    boxes.flatMap { box in
      let across = Double(box.minX)...Double(box.maxX)
      let down = Double(box.minY)...Double(box.maxY)
      return [
        DrawnEdge(.left, of: "box", at: Double(box.minX), extent: down),
        DrawnEdge(.top, of: "box", at: Double(box.minY), extent: across),
        DrawnEdge(.right, of: "box", at: Double(box.maxX), extent: down),
        DrawnEdge(.bottom, of: "box", at: Double(box.maxY), extent: across),
      ]
    }
  }
}

/// The measurement as a table.
struct ImageTable: CustomStringConvertible {
  let measurement: ImageMeasurement

  var description: String {
    let cells = [measurement.comparison, measurement.reading].map {
      TextTable.text($0 * 1000, decimals: 1)
    }
    let rows = [["edges", "comparison ms", "reading ms"], ["\(measurement.edges)"] + cells]
    return TextTable(rows: rows).description
  }
}
