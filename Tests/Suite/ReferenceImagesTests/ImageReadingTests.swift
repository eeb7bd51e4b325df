import Foundation
import ReferenceImages
import Testing

/// Images that the tests paint, read without a layout.
struct ImageReadingTests {
  /// Returns an image of 120 × 80 points with gray values for each pixel.
  private static func image(
    scale: Double,
    _ value: (_ x: Double, _ y: Double) -> Double
  ) -> ReferenceImage {
    let (width, height) = (Int(120 * scale), Int(80 * scale))
    var components: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let gray = UInt8(value(Double(column) / scale, Double(row) / scale))
        components += [gray, gray, gray, 255]
      }
    }
    return ReferenceImage(width: width, height: height, components: components)
  }

  @Test(arguments: [1.0, 2, 3])
  func `ImageReading finds rectangles and lines of one color`(scale: Double) {
    let image = Self.image(scale: scale) { x, y in
      if (20..<100).contains(x), (10..<40).contains(y) { return 100 }
      return (10..<110).contains(x) && (60..<61).contains(y) ? 200 : 255
    }
    #expect(
      ImageReading(of: image, scale: scale).rectangles == [
        CGRect(x: 20, y: 10, width: 80, height: 30), CGRect(x: 10, y: 60, width: 100, height: 1),
      ]
    )
  }

  @Test func `a partly covered pixel moves the edge of a rectangle by a fraction`() throws {
    let image = Self.image(scale: 2) { x, y in
      guard (10..<40).contains(y), (20..<100.5).contains(x) else { return 255 }
      return x == 100 ? 195 : 55
    }
    let reading = ImageReading(of: image, scale: 2)
    let rectangle = try #require(reading.rectangles.first)
    #expect(reading.rectangles.count == 1)
    // 30 % of the pixel from 100 to 100.5 is covered.
    #expect(abs(rectangle.maxX - 100.15) < 0.01)
  }

  @Test func `a gradient has no rectangles`() {
    let image = Self.image(scale: 3) { _, y in 40 + (y * 2).rounded() }
    #expect(ImageReading(of: image, scale: 3).rectangles.isEmpty)
  }

  @Test func `the words of a line share one baseline that ignores descenders`() {
    // Letters are 4 wide and 10 high, the third one of each word has a descender.
    let image = Self.image(scale: 3) { x, y in
      let isWord = (10..<40).contains(x) || (46..<76).contains(x)
      let place = (x - (x < 43 ? 10 : 46)).truncatingRemainder(dividingBy: 6)
      guard isWord, place < 2 else { return 255 }
      let isThird = (22..<24).contains(x) || (58..<60).contains(x)
      return (20..<(isThird ? 33 : 30)).contains(y) ? 0 : 255
    }
    let baselines = ImageReading(of: image, scale: 3).baselines
    #expect(baselines.map(\.position) == [30])
    #expect(baselines.map(\.extent) == [10...72])
  }

  @Test func `a rectangle has the id of the view that covers most of it`() {
    let image = Self.image(scale: 2) { x, y in
      if (20..<100).contains(x), (10..<40).contains(y) { return 100 }
      return (10..<110).contains(x) && (60..<70).contains(y) ? 200 : 255
    }
    let block = ReadBlock(
      ImageReading(of: image, scale: 2),
      scale: 2,
      conditions: "120x80 window",
      views: [
        ("root", CGRect(x: 0, y: 0, width: 120, height: 80)),
        ("card", CGRect(x: 20, y: 12, width: 80, height: 30)),
      ]
    )
    #expect(
      block.text == """
        ```frames 120x80 window scale=2 tolerance=0.25 evidence=recorded
        #card  20  10  80  30
        ```

        | x | y | width | height of an area without a view |
        | --- | --- | --- | --- |
        | 10 | 60 | 100 | 10 |

        """
    )
  }
}
