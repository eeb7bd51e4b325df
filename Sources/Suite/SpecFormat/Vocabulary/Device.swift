// The public API of this module consists of types from `LayoutValues`.
@_exported public import LayoutValues

/// A device that a scene can be laid out on, with its screen size, scale and safe area.
package struct Device: Sendable, Equatable, Codable {
  /// The name of the device in specs, such as `iPhone 16`.
  package var name: String
  /// The width in portrait orientation, in points.
  package var width: Double
  /// The height in portrait orientation, in points.
  package var height: Double
  /// The scale in pixels per point.
  package var scale: Double
  /// The safe area of a full-screen window in portrait orientation, in points.
  package var upright: LayoutEnvironment.Insets
  /// The safe area of a full-screen window in landscape orientation, in points.
  package var landscape: LayoutEnvironment.Insets
  /// The dynamic type size that the configuration sets; `nil` for the default one.
  package var dynamicType: String?
}

extension Device {
  /// Whether the device is an iPad.
  package var isPad: Bool { name.contains("iPad") }

  /// Whether the device is an iPhone whose width is regular in landscape orientation.
  ///
  /// These are the models named Plus and Max, and the iPhone 11 with a screen of the same size.
  var isLarge: Bool { width >= 414 }

  /// Creates a device whose leading and trailing safe areas are equal.
  ///
  /// - Parameters:
  ///   - name: The name of the device in specs.
  ///   - size: Width and height in portrait orientation, in points.
  ///   - scale: The scale in pixels per point.
  ///   - upright: The safe area at the top and the bottom in portrait orientation, in points.
  ///   - landscape: The safe area at the top, at both sides and at the bottom in landscape
  ///     orientation, in points.
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

/// A device in an orientation, as in `device="iPhone 16 landscape"`.
package struct OrientedDevice: Sendable, Equatable, Codable {
  /// The word after the name of a device in landscape orientation.
  package static let landscapeWord = "landscape"

  package var device: Device
  package var isLandscape: Bool

  package init(_ device: Device, isLandscape: Bool = false) {
    self.device = device
    self.isLandscape = isLandscape
  }
}

extension OrientedDevice {
  /// Parses the name of a device with an optional `landscape`; `nil` if there is no such device.
  package init?(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace)
    let isLandscape = words.last.map { $0 == Self.landscapeWord } ?? false
    if isLandscape { words.removeLast() }
    guard let device = Devices.device(named: words.joined(separator: " ")) else { return nil }
    self.init(device, isLandscape: isLandscape)
  }

  /// Returns the name of a device that was probably intended; `nil` if none is similar.
  package static func nearestName(to text: String) -> String? {
    let suffix = " " + landscapeWord
    let isLandscape = text.hasSuffix(suffix)
    let name = isLandscape ? String(text.dropLast(suffix.count)) : text
    // If several names are equally similar, that of the newest device is returned.
    let nearest = NearestName.of(name, among: Devices.all.reversed().map(\.name))
    return nearest.map { isLandscape ? $0 + suffix : $0 }
  }

  /// The name in specs, with `landscape` if it applies.
  package var name: String {
    isLandscape ? "\(device.name) \(Self.landscapeWord)" : device.name
  }

  /// The size of the screen in this orientation, in points.
  package var proposal: LayoutProposal {
    isLandscape
      ? LayoutProposal(width: device.height, height: device.width)
      : LayoutProposal(width: device.width, height: device.height)
  }

  /// The size classes of a full-screen window, as in Apple's Human Interface Guidelines.
  ///
  /// An iPad has the regular classes. The height of an iPhone is regular in portrait orientation
  /// only, and its width only on large iPhones in landscape orientation.
  package var sizeClasses: SizeClasses {
    if device.isPad { return SizeClasses(horizontal: .regular, vertical: .regular) }
    return SizeClasses(
      horizontal: isLandscape && device.isLarge ? .regular : .compact,
      vertical: isLandscape ? .compact : .regular
    )
  }

  package var safeArea: LayoutEnvironment.Insets {
    isLandscape ? device.landscape : device.upright
  }

  /// Returns an environment in which the device determines the scale, the safe area and the text
  /// size unless they are stated.
  package func environment(in base: LayoutEnvironment) -> LayoutEnvironment {
    var environment = base
    environment.scale = base.explicitScale ?? device.scale
    environment.safeArea = base.safeArea ?? safeArea
    environment.sizeClasses = sizeClasses
    environment.explicitDynamicType = base.explicitDynamicType ?? device.dynamicType
    return environment
  }

  /// Returns an environment in which the scale and the safe area are replaced by those of the
  /// device.
  package func environment(replacing base: LayoutEnvironment) -> LayoutEnvironment {
    var environment = base
    (environment.scale, environment.safeArea) = (device.scale, safeArea)
    environment.sizeClasses = sizeClasses
    environment.explicitDynamicType = base.explicitDynamicType ?? device.dynamicType
    return environment
  }
}
