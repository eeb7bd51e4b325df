/// The list of all devices, to which a new one must be added.
///
/// Sizes and scales are those of Apple's Human Interface Guidelines (Layout, Specifications). The
/// guidelines do not contain safe areas; these are the values that UIKit reports for a full-screen
/// window, as published for each device at useyourloaf.com. For devices since the iPhone 17, they
/// are those of the simulator of iOS 26, as published with flutter_device_preview.
package enum Devices {
  package static let all = screens + snapshotConfigurations

  private static let screens: [Device] = [
    Device(
      "iPhone SE",
      (375, 667),
      scale: 2,
      upright: (20, 0),
      landscape: (0, 0, 0)
    ),
    Device(
      "iPhone 8 Plus",
      (414, 736),
      scale: 3,
      upright: (20, 0),
      landscape: (0, 0, 0)
    ),
    Device(
      "iPhone 11",
      (414, 896),
      scale: 2,
      upright: (48, 34),
      landscape: (0, 48, 21)
    ),
    Device(
      "iPhone 13 mini",
      (375, 812),
      scale: 3,
      upright: (50, 34),
      landscape: (0, 50, 21)
    ),
    Device(
      "iPhone 14",
      (390, 844),
      scale: 3,
      upright: (47, 34),
      landscape: (0, 47, 21)
    ),
    Device(
      "iPhone 14 Plus",
      (428, 926),
      scale: 3,
      upright: (47, 34),
      landscape: (0, 47, 21)
    ),
    Device(
      "iPhone 15",
      (393, 852),
      scale: 3,
      upright: (59, 34),
      landscape: (0, 59, 21)
    ),
    Device(
      "iPhone 15 Pro Max",
      (430, 932),
      scale: 3,
      upright: (59, 34),
      landscape: (0, 59, 21)
    ),
    Device(
      "iPhone 16",
      (393, 852),
      scale: 3,
      upright: (59, 34),
      landscape: (0, 59, 21)
    ),
    Device(
      "iPhone 16 Pro",
      (402, 874),
      scale: 3,
      upright: (62, 34),
      landscape: (0, 62, 21)
    ),
    Device(
      "iPhone 16 Plus",
      (430, 932),
      scale: 3,
      upright: (59, 34),
      landscape: (0, 59, 21)
    ),
    Device(
      "iPhone 16 Pro Max",
      (440, 956),
      scale: 3,
      upright: (62, 34),
      landscape: (0, 62, 21)
    ),
    Device(
      "iPhone 16e",
      (390, 844),
      scale: 3,
      upright: (47, 34),
      landscape: (0, 47, 21)
    ),
    Device(
      "iPhone 17",
      (402, 874),
      scale: 3,
      upright: (62, 34),
      landscape: (0, 62, 20)
    ),
    Device(
      "iPhone 17e",
      (390, 844),
      scale: 3,
      upright: (47, 34),
      landscape: (0, 47, 20)
    ),
    Device(
      "iPhone Air",
      (420, 912),
      scale: 3,
      upright: (68, 34),
      landscape: (0, 68, 20)
    ),
    Device(
      "iPhone 17 Pro",
      (402, 874),
      scale: 3,
      upright: (62, 34),
      landscape: (0, 62, 20)
    ),
    Device(
      "iPhone 17 Pro Max",
      (440, 956),
      scale: 3,
      upright: (62, 34),
      landscape: (0, 62, 20)
    ),
    Device(
      "iPad mini",
      (744, 1133),
      scale: 2,
      upright: (24, 20),
      landscape: (24, 0, 20)
    ),
    Device(
      "iPad 9",
      (810, 1080),
      scale: 2,
      upright: (20, 0),
      landscape: (20, 0, 0)
    ),
    Device(
      "iPad",
      (820, 1180),
      scale: 2,
      upright: (24, 20),
      landscape: (24, 0, 20)
    ),
    Device(
      "iPad Pro 11",
      (834, 1194),
      scale: 2,
      upright: (24, 20),
      landscape: (24, 0, 20)
    ),
    Device(
      "iPad Pro 13",
      (1024, 1366),
      scale: 2,
      upright: (24, 20),
      landscape: (24, 0, 20)
    ),
    Device(
      "iPad Pro 11 M5",
      (834, 1210),
      scale: 2,
      upright: (32, 25),
      landscape: (32, 0, 25)
    ),
    Device(
      "iPad Pro 13 M5",
      (1032, 1376),
      scale: 2,
      upright: (32, 25),
      landscape: (32, 0, 25)
    ),
  ]

  /// The configurations of snapshot tests, whose text size is `medium`.
  ///
  /// *Source:* `ViewImageConfig` of swift-snapshot-testing. The scale is that of the device, since
  /// a configuration has none.
  private static let snapshotConfigurations: [Device] = [
    Device("iPhone SE", (320, 568), scale: 2, upright: (20, 0), landscape: (0, 0, 0)),
    Device("iPhone X", (375, 812), scale: 3, upright: (44, 34), landscape: (0, 44, 24)),
    Device("iPhone 13", (390, 844), scale: 3, upright: (47, 34), landscape: (0, 47, 21)),
    Device("iPhone 13 mini", (375, 812), scale: 3, upright: (50, 34), landscape: (0, 50, 21)),
    Device("iPhone 13 Pro Max", (428, 926), scale: 3, upright: (47, 34), landscape: (0, 47, 21)),
    Device("iPad 10.2", (810, 1080), scale: 2, upright: (20, 0), landscape: (20, 0, 0)),
    Device("iPad Pro 12.9", (1024, 1366), scale: 2, upright: (20, 0), landscape: (20, 0, 0)),
  ].map { device in
    var device = device
    device.name = "snapshot \(device.name)"
    device.dynamicType = "medium"
    return device
  }

  /// The devices of `plumb sweep` and `plumb try`.
  ///
  /// Those of later years have the same screens, or screens between these, and are left out.
  package static let swept = screens.filter { !excludedFromSweeps.contains($0.name) }

  private static let excludedFromSweeps: Set = [
    "iPhone 16e", "iPhone 17", "iPhone 17e", "iPhone Air", "iPhone 17 Pro", "iPhone 17 Pro Max",
    "iPad Pro 11 M5", "iPad Pro 13 M5",
  ]

  /// The device that is used if none is named.
  package static let usual = device(named: "iPhone 16") ?? screens[0]

  /// Returns the device with a name; `nil` if there is none.
  package static func device(named name: String) -> Device? { all.first { $0.name == name } }
}
