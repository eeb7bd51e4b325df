// Files that import `SpecFormat` see the values that its blocks consist of.
@_exported public import LayoutValues

/// A device that a scene can be laid out on: its size, its scale and what it keeps free.
package struct Device: Sendable, Equatable {
  /// The name that specs use: `iPhone 16`.
  package var name: String
  /// Held upright, in points.
  package var width: Double
  /// Held upright, in points.
  package var height: Double
  /// Pixels a point.
  package var scale: Double
  /// The safe area of a window that fills the screen, held upright.
  package var upright: LayoutEnvironment.Insets
  /// The safe area of a window that fills the screen, held in landscape.
  package var landscape: LayoutEnvironment.Insets
}

extension Device {
  /// Makes a device whose safe areas are the same on both sides.
  ///
  /// - Parameters:
  ///   - name: The name that specs use.
  ///   - size: Width and height when it is held upright, in points.
  ///   - scale: Pixels a point.
  ///   - upright: What is free at the top and at the bottom, in points.
  ///   - landscape: What is free at the top, at either side and at the bottom in landscape, in
  ///     points.
  init(
    _ name: String,
    _ size: (width: Double, height: Double),
    scale: Double,
    upright: (top: Double, bottom: Double),
    landscape: (top: Double, sides: Double, bottom: Double)
  ) {
    self.name = name
    (width, height) = size
    self.scale = scale
    self.upright = LayoutEnvironment.Insets(
      top: upright.top,
      leading: 0,
      bottom: upright.bottom,
      trailing: 0
    )
    self.landscape = LayoutEnvironment.Insets(
      top: landscape.top,
      leading: landscape.sides,
      bottom: landscape.bottom,
      trailing: landscape.sides
    )
  }
}

/// A device as it is held: what `device="iPhone 16 landscape"` stands for.
package struct OrientedDevice: Sendable, Equatable {
  /// The word that follows the name of a device that is held so.
  package static let landscapeWord = "landscape"

  package var device: Device
  package var isLandscape: Bool

  package init(_ device: Device, isLandscape: Bool = false) {
    self.device = device
    self.isLandscape = isLandscape
  }
}

extension OrientedDevice {
  /// Reads a device's name, which `landscape` may follow; `nil` where there is no such device.
  package init?(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace)
    let isLandscape = words.last.map { $0 == Self.landscapeWord } ?? false
    if isLandscape { words.removeLast() }
    guard let device = Devices.device(named: words.joined(separator: " ")) else { return nil }
    self.init(device, isLandscape: isLandscape)
  }

  /// The name that a device was probably meant to have; `nil` where none is near.
  package static func nearestName(to text: String) -> String? {
    let suffix = " " + landscapeWord
    let isLandscape = text.hasSuffix(suffix)
    let name = isLandscape ? String(text.dropLast(suffix.count)) : text
    let nearest = NearestName.of(name, among: Devices.all.map(\.name))
    return nearest.map { isLandscape ? $0 + suffix : $0 }
  }

  /// The name as specs write it.
  package var name: String {
    isLandscape ? "\(device.name) \(Self.landscapeWord)" : device.name
  }

  /// The size of its screen, in points.
  package var proposal: LayoutProposal {
    isLandscape
      ? LayoutProposal(width: device.height, height: device.width)
      : LayoutProposal(width: device.width, height: device.height)
  }

  package var safeArea: LayoutEnvironment.Insets {
    isLandscape ? device.landscape : device.upright
  }

  /// An environment on the device: with its scale and its safe area, where the environment states
  /// none.
  package func environment(in base: LayoutEnvironment) -> LayoutEnvironment {
    var environment = base
    environment.scale = base.statedScale ?? device.scale
    environment.safeArea = base.safeArea ?? safeArea
    return environment
  }

  /// An environment with the device's scale and its safe area in place of any other.
  package func environment(replacing base: LayoutEnvironment) -> LayoutEnvironment {
    var environment = base
    (environment.scale, environment.safeArea) = (device.scale, safeArea)
    return environment
  }
}
