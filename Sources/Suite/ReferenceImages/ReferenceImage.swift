internal import CSupport
package import Foundation

/// The pixels of a reference image.
package struct ReferenceImage: Sendable {
  /// The number of pixels above which a file is not read.
  private static let mostPixels: UInt64 = 50_000_000

  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// Red, green, blue and opacity of each pixel, row by row from the top, multiplied by the
  /// opacity.
  private let components: [UInt8]

  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - components: Four components a pixel, row by row from the top, not multiplied by the
  ///     opacity.
  package init(width: Int, height: Int, components: [UInt8]) {
    (self.width, self.height) = (width, height)
    var components = components
    for pixel in stride(from: 0, to: components.count, by: 4) where components[pixel + 3] < 255 {
      let alpha = Int(components[pixel + 3])
      for index in pixel..<pixel + 3 {
        components[index] = UInt8(Int(components[index]) * alpha / 255)
      }
    }
    self.components = components
  }

  /// Decodes a PNG file of any depth and color type.
  ///
  /// - Parameter png: The content of the file.
  /// - Throws: ``ReferenceImageError`` if libpng is not installed, or cannot decode the file.
  package init(png: Data) throws(ReferenceImageError) {
    var pixels = png_pixels()
    let message = png.withUnsafeBytes { bytes in
      decode_png(
        bytes.bindMemory(to: UInt8.self).baseAddress,
        bytes.count,
        Self.mostPixels,
        &pixels
      )
    }
    if let message { throw ReferenceImageError(description: String(cString: message)) }
    defer { free(pixels.components) }
    let (width, height) = (Int(pixels.width), Int(pixels.height))
    let buffer = UnsafeBufferPointer(start: pixels.components, count: width * height * 4)
    self.init(width: width, height: height, components: Array(buffer))
  }
}

/// The reason why a reference image cannot be read.
package struct ReferenceImageError: Error, CustomStringConvertible {
  /// The reason, as the end of a sentence that names the file.
  package var description: String

  package init(description: String) { self.description = description }
}

extension ReferenceImage {
  /// A color, multiplied by its opacity.
  package typealias Pixel = SIMD4<Float>

  /// Returns the four components of a pixel as one number, by which colors are compared.
  func value(_ column: Int, _ row: Int) -> UInt32 {
    components.withUnsafeBytes { bytes in
      bytes.loadUnaligned(fromByteOffset: (row * width + column) * 4, as: UInt32.self)
    }
  }

  /// Returns the pixel of a column and a row, from the top left corner.
  package subscript(column: Int, row: Int) -> Pixel {
    let start = (row * width + column) * 4
    return Pixel(
      Float(components[start]),
      Float(components[start + 1]),
      Float(components[start + 2]),
      Float(components[start + 3])
    )
  }
}
