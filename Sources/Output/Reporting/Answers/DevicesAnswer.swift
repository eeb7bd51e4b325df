internal import SpecFormat

/// The devices that specs can name.
package struct DevicesAnswer: JSONAnswer {
  private let formatVersion = 1
  private let devices = Devices.all.map { Entry($0) }

  package init() {}
}

extension DevicesAnswer {
  private struct Entry: Encodable {
    var name: String
    /// The width in portrait orientation, in points.
    var width: Double
    var height: Double
    /// The number of pixels per point.
    var scale: Double
    /// The top, leading, bottom and trailing safe area insets in portrait orientation, in points.
    var safeArea: [Double]
    /// The safe area insets in landscape orientation, in the same order.
    var landscapeSafeArea: [Double]
    /// The text size that the configuration sets; `nil` for the default one.
    var dynamicType: String?

    init(_ device: Device) {
      name = device.name
      (width, height, scale) = (device.width, device.height, device.scale)
      safeArea = Self.numbers(device.upright)
      landscapeSafeArea = Self.numbers(device.landscape)
      dynamicType = device.dynamicType
    }

    private static func numbers(_ insets: LayoutEnvironment.Insets) -> [Double] {
      [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
  }

  /// The devices as a text table for a terminal.
  package var table: String {
    let rows = devices.map { device in
      [
        device.name, "\(NumberText.text(device.width))x\(NumberText.text(device.height))",
        "@\(NumberText.text(device.scale))", Self.insets(device.safeArea),
        Self.insets(device.landscapeSafeArea), device.dynamicType ?? "",
      ]
    }
    let header = ["device", "size", "scale", "safe area", "in landscape", "text size"]
    return AlignedTable([header] + rows).lines.map { "\($0)\n" }.joined()
  }

  private static func insets(_ numbers: [Double]) -> String {
    numbers.map { NumberText.text($0) }.joined(separator: ",")
  }
}
