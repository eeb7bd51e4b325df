import Foundation
import LayoutValues
import ReferenceImages
import Testing

/// Images that the tests paint, compared with layouts of the same boxes.
struct ImageComparisonTests {
  /// Boxes in rows and columns, whose edges are at whole, half and third points.
  private static let boxes: [CGRect] = (0..<30).map { (index: Int) -> CGRect in
    let (column, row) = (Double(index % 5), Double(index / 5))
    let (third, half) = (Double(index % 3) / 3, Double(index % 2) / 2)
    let (width, height) = (Double(22 + index % 4), Double(16 + index % 3))
    return CGRect(x: 8 + column * 38 + third, y: 6 + row * 31 + half, width: width, height: height)
  }

  /// The sides of boxes with the ids `box0`, `box1` and so on.
  private static func edges(_ boxes: [CGRect]) -> [DrawnEdge] {
    boxes.enumerated().flatMap { index, box in
      let (across, along) = (box.minX...box.maxX, box.minY...box.maxY)
      let sides: [(DrawnEdge.Side, CGFloat, ClosedRange<CGFloat>)] = [
        (.left, box.minX, along), (.top, box.minY, across), (.right, box.maxX, along),
        (.bottom, box.maxY, across),
      ]
      return sides.map { side, position, extent in
        DrawnEdge(
          side,
          of: "#box\(index)",
          node: index,
          at: Double(position),
          extent: Double(extent.lowerBound)...Double(extent.upperBound)
        )
      }
    }
  }

  /// An image of gray boxes on white, in which partly covered pixels are mixed.
  private static func image(_ boxes: [CGRect], scale: Double, blur: Int = 0) -> ReferenceImage {
    let (width, height) = (Int(210 * scale), Int(200 * scale))
    var gray = [Double](repeating: 255, count: width * height)
    for box in boxes {
      let edges = [box.minX, box.maxX, box.minY, box.maxY].map { Double($0) * scale }
      let cover = { (pixel: Int, low: Double, high: Double) -> Double in
        max(min(Double(pixel + 1), high) - max(Double(pixel), low), 0)
      }
      for row in Int(edges[2])..<min(Int(edges[3]) + 1, height) {
        for column in Int(edges[0])..<min(Int(edges[1]) + 1, width) {
          let part = cover(column, edges[0], edges[1]) * cover(row, edges[2], edges[3])
          gray[row * width + column] -= 155 * part
        }
      }
    }
    for _ in 0..<blur {
      let sharp = gray
      for index in 1..<gray.count - 1 {
        gray[index] = (sharp[index - 1] + sharp[index] + sharp[index + 1]) / 3
      }
    }
    let components = gray.flatMap { value in
      let component = UInt8(value.rounded())
      return [component, component, component, 255]
    }
    return ReferenceImage(width: width, height: height, components: components)
  }

  private static func comparison(
    _ boxes: [CGRect],
    with image: ReferenceImage,
    scale: Double
  ) throws -> ImageComparison {
    let window = CGRect(x: 0, y: 0, width: 210, height: 200)
    let placement = try #require(ImagePlacement(of: image, in: [window], scale: scale))
    return ImageComparison(edges(boxes), with: image, at: placement)
  }

  @Test(arguments: [1.0, 2, 3])
  func `every edge of a box is confirmed, also at fractions of a pixel`(scale: Double) throws {
    let image = Self.image(Self.boxes, scale: scale)
    let comparison = try Self.comparison(Self.boxes, with: image, scale: scale)
    #expect(comparison.lines.count == Self.boxes.count * 4)
    #expect(comparison.lines.allSatisfy { $0.outcome == .confirmed })
  }

  @Test(arguments: [1.0, 2, 3])
  func `only the box that is shifted by a point is reported`(scale: Double) throws {
    let image = Self.image(Self.boxes, scale: scale)
    for index in Self.boxes.indices {
      var boxes = Self.boxes
      boxes[index].origin.y += index % 2 == 0 ? 1 : -1
      let comparison = try Self.comparison(boxes, with: image, scale: scale)
      let missed = comparison.lines.filter { $0.shift != nil }
      #expect(missed.map(\.edge.name) == ["#box\(index)", "#box\(index)"])
      #expect(missed.map(\.edge.side) == [.top, .bottom])
    }
  }

  @Test func `a missed edge is reported with the nearest edge of the image`() throws {
    let box = CGRect(x: 20, y: 20.5, width: 40, height: 30)
    let image = Self.image([box.offsetBy(dx: 0, dy: 6)], scale: 2)
    let misses = try Self.comparison([box], with: image, scale: 2).misses
    #expect(
      misses.map(\.sentence) == [
        "#box0 top: 20.5, the image has an edge at 26.5; 1 later one is shifted by the same 6"
      ]
    )
  }

  @Test func `a shift of all later boxes is reported once, at the first of them`() throws {
    let boxes = (0..<5).map { CGRect(x: 20, y: 10 + Double($0) * 30, width: 40, height: 20) }
    let shifted = boxes.enumerated().map { $1.offsetBy(dx: 0, dy: $0 < 2 ? 0 : 3) }
    let comparison = try Self.comparison(boxes, with: Self.image(shifted, scale: 3), scale: 3)
    #expect(
      comparison.misses.map(\.sentence) == [
        "#box2 top: 70, the image has an edge at 73; 5 later ones are shifted by the same 3"
      ]
    )
  }

  @Test func `a comparison is empty if the image shows no edge of the layout`() throws {
    let box = CGRect(x: 50, y: 50, width: 60, height: 60)
    let image = Self.image([box], scale: 2)
    #expect(try Self.comparison([], with: image, scale: 2).isEmpty)
    #expect(try !Self.comparison([box], with: image, scale: 2).isEmpty)
    #expect(try Self.comparison([box], with: Self.image([], scale: 2), scale: 2).isEmpty)
  }

  @Test func `an edge in a blur is not compared`() throws {
    let box = CGRect(x: 50, y: 50, width: 60, height: 60)
    let image = Self.image([box], scale: 2, blur: 20)
    let lines = try Self.comparison([box], with: image, scale: 2).lines
    let sides = lines.filter { $0.edge.side == .left || $0.edge.side == .right }
    #expect(sides.map(\.outcome) == [.skipped(.soft), .skipped(.soft)])
  }

  @Test func `an edge without a color difference is not compared`() throws {
    let box = CGRect(x: 50, y: 50, width: 60, height: 60)
    let comparison = try Self.comparison([box], with: Self.image([], scale: 2), scale: 2)
    #expect(comparison.lines.allSatisfy { $0.outcome == .skipped(.unseen) })
    #expect(
      comparison.summary
        == "0 of 0 edges and baselines confirmed; not compared: 4 without any edge nearby"
    )
  }

  @Test func `edges at the border of the image are not compared`() throws {
    let box = CGRect(x: 0, y: 0, width: 210, height: 200)
    let comparison = try Self.comparison([box], with: Self.image([box], scale: 1), scale: 1)
    #expect(comparison.lines.allSatisfy { $0.outcome == .skipped(.outside) })
  }

  @Test(arguments: [-Double.infinity, -1e300, 1e300, .infinity])
  func `edges with lengths outside of the range of images are not compared`(
    length: Double
  ) throws {
    let image = Self.image([], scale: 1)
    let window = CGRect(x: 0, y: 0, width: 210, height: 200)
    let placement = try #require(ImagePlacement(of: image, in: [window]))
    let whole = min(length, 0)...max(length, 0)
    let edges = [
      DrawnEdge(.left, of: "#a", at: 20, extent: whole),
      DrawnEdge(.left, of: "#a", at: 20, extent: 20...40, straight: length...length),
      DrawnEdge(.top, of: "#a", at: length, extent: 20...40),
      DrawnEdge(.baseline, of: "#a", at: length, extent: 20...40, line: 20...40),
      DrawnEdge(.baseline, of: "#a", at: 30, extent: 20...40, line: whole),
    ]
    let lines = ImageComparison(edges, with: image, at: placement).lines
    #expect(lines.allSatisfy { $0.outcome == .skipped(.outside) })
    let far = CGRect(x: length, y: length, width: 210, height: 200)
    #expect((ImagePlacement(of: image, in: [far]) == nil) == length.isInfinite)
  }

  @Test func `the scale is the width of the image divided by that of the layout`() {
    let image = Self.image([], scale: 3)
    let areas = [CGSize(width: 100, height: 100), CGSize(width: 210, height: 200)]
      .map { CGRect(origin: .zero, size: $0) }
    #expect(ImagePlacement(of: image, in: areas)?.scale == 3)
    #expect(ImagePlacement(of: image, in: areas, scale: 2) == nil)
    let higher = [CGRect(x: 0, y: 0, width: 210, height: 300)]
    #expect(ImagePlacement(of: image, in: higher)?.area.height == 200)
  }
}

/// PNG files of two pixels, red and blue or black and white.
struct ReferenceImageTests {
  @Test(
    arguments: [
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEX/AAAAAP9sof2OAAAAC0lEQVR4"
          + "nGNgZAAAAAUAAtFmM3gAAAAASUVORK5CYII=",
        [0, 0, 255, 255, 255, 0, 0, 255]
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAIAAAAr0DSeAAAAD0lEQVR4nGNgAIL/QACiARnzA/06QD2J"
          + "AAAAAElFTkSuQmCC",
        [0, 0, 255, 255, 255, 0, 0, 255]
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQAAAADcWUInAAAACklEQVR4nGNwAAAAQgBBKTf07wAAAABJ"
          + "RU5ErkJggg==",
        [0, 0, 0, 255, 255, 255, 255, 255]
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGNgYPj//z8DAwMADvoC/n68"
          + "pVoAAAAASUVORK5CYII=",
        [0, 0, 255, 255, 0, 0, 0, 0]
      ),
    ] as [(String, [Float])]
  )
  func `PNG pixels of several bit depths and color types are decoded`(
    base64: String,
    components: [Float]
  ) throws {
    let image = try ReferenceImage(png: #require(Data(base64Encoded: base64)))
    #expect(image.width == 2 && image.height == 1)
    let pixels = [image[0, 0], image[1, 0]]
    #expect(pixels.flatMap { [$0.x, $0.y, $0.z, $0.w] } == components)
  }

  @Test func `a PNG file that is invalid or too large throws an error with a reason`() throws {
    let large = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAIAAAAnMJyfAAAACElEQVR4nAMAAAAAAUgGidIAAAAASUVO"
          + "RK5CYII="
      )
    )
    #expect(Self.reason(large).contains("more than the 50 million that are read"))
    #expect(Self.reason(Data()).hasPrefix("it is no PNG file that can be read"))
    #expect(Self.reason(Data("# Title".utf8)).hasPrefix("it is no PNG file that can be read"))
    #expect(Self.reason(large.prefix(40)) != "")
  }

  private static func reason(_ data: Data) -> String {
    do {
      _ = try ReferenceImage(png: data)
      return ""
    } catch {
      return error.description
    }
  }
}
