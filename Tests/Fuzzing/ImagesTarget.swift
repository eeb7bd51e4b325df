import CSupport
import Foundation

@testable import ReferenceImages

extension FuzzTarget {
  /// The reader of reference images: PNG files by libpng, and areas and baselines in pixels.
  ///
  /// Other bytes than a PNG file are the width, the scale and the pixels of an image.
  static let images = FuzzTarget(
    name: "images",
    suffixes: [".png"],
    seeds: {
      let row: [UInt8] = [255, 255, 255, 255] + [UInt8](repeating: 9, count: 24)
      return [[8, 1] + Array(repeating: row, count: 8).joined()]
    },
    read: { bytes in
      var scale = 1.0
      let image: ReferenceImage
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        image = try ReferenceImage(png: Data(bytes))
        guard image.width * image.height < 100_000 else { return }
      } else {
        guard bytes.count > 6, bytes[0] > 0 else { return }
        let height = (bytes.count - 2) / (4 * Int(bytes[0]))
        guard height > 0 else { return }
        scale = Double(bytes[1] % 4 + 1)
        let components = Array(bytes[2..<(2 + 4 * Int(bytes[0]) * height)])
        image = ReferenceImage(width: Int(bytes[0]), height: height, components: components)
      }
      let reading = ImageReading(of: image, scale: scale)
      _ = ReadBlock(reading, scale: scale, conditions: "10x10", views: nil).text
      let frames = reading.rectangles.enumerated().map { ("v\($0)", $1) }
      _ = ReadBlock(reading, scale: scale, conditions: "10x10", views: frames).text
    }
  )
}
