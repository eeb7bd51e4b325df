internal import SpecFormat

/// The devices that specs may name.
package struct DevicesAnswer: JSONAnswer {
  private let formatVersion = 1
  private let devices = Devices.all.map { Entry($0) }

  package init() {}
}

extension DevicesAnswer {
  private struct Entry: Encodable {
    var name: String
    /// Held upright, in points.
    var width: Double
    var height: Double
    /// Pixels a point.
    var scale: Double
    /// Top, leading, bottom and trailing, in points, held upright.
    var safeArea: [Double]
    /// The same, held in landscape.
    var landscapeSafeArea: [Double]

    init(_ device: Device) {
      name = device.name
      (width, height, scale) = (device.width, device.height, device.scale)
      safeArea = Self.numbers(device.upright)
      landscapeSafeArea = Self.numbers(device.landscape)
    }

    private static func numbers(_ insets: LayoutEnvironment.Insets) -> [Double] {
      [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
  }

  /// The devices as a table for people.
  package var table: String {
    let rows = devices.map { device in
      [
        device.name, "\(NumberText.text(device.width))x\(NumberText.text(device.height))",
        "@\(NumberText.text(device.scale))", Self.insets(device.safeArea),
        Self.insets(device.landscapeSafeArea),
      ]
    }
    let header = ["device", "size", "scale", "safe area", "in landscape"]
    return AlignedTable([header] + rows).lines.map { "\($0)\n" }.joined()
  }

  private static func insets(_ numbers: [Double]) -> String {
    numbers.map { NumberText.text($0) }.joined(separator: ",")
  }
}
