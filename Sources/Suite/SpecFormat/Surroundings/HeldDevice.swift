/// A device as it is held: what `device="iPhone 16 landscape"` stands for.
package struct HeldDevice: Sendable, Equatable {
  /// The word that follows the name of a device that is held so.
  package static let landscapeWord = "landscape"

  package var device: Device
  package var isLandscape: Bool

  package init(_ device: Device, isLandscape: Bool = false) {
    self.device = device
    self.isLandscape = isLandscape
  }
}

extension HeldDevice {
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
