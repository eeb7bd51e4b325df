/// Apple's platforms, with their names in specs.
package enum SystemPlatform: String, Sendable, CaseIterable {
  case iOS
  case iPadOS
  case macOS
  case tvOS
  case watchOS
  case visionOS
}

extension SystemPlatform {
  /// Returns the generation of a version: the number of the iOS version of the same year.
  ///
  /// Since 2025 all platforms have the same version number, so there are no generations between 18
  /// and 26.
  ///
  /// - Parameter numbers: The components of the version, major version first; never empty.
  /// - Returns: The generation, such as 13 for macOS 10.15 and 26 for every platform in 2025.
  func generation(of numbers: [Int]) -> Int {
    let major = numbers[0]
    guard major < 26 else { return major }
    switch self {
    case .iOS, .iPadOS, .tvOS: return major
    // macOS 10.15 was released with iOS 13, and macOS 11 with iOS 14.
    case .macOS: return major == 10 ? (numbers.count > 1 ? numbers[1] - 2 : 0) : major + 3
    case .watchOS: return major + 7
    case .visionOS: return major + 16
    }
  }
}

/// A version of one of Apple's platforms, such as `macOS 26.2`, which numbers apply to.
package struct SystemVersion: Sendable {
  package let platform: SystemPlatform
  /// The components of the version as written, major version first; never empty.
  package let numbers: [Int]
}

extension SystemVersion {
  /// Parses a version; `nil` for invalid text.
  ///
  /// - Parameter text: The name of the platform, a blank, and numbers separated by dots, such as
  ///   `iOS 17.0`.
  package init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let platform = SystemPlatform(rawValue: String(words[0])) else {
      return nil
    }
    let parts = words[1].split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy(\.isDigit) ? Int(part) : nil
    }
    guard numbers.count == parts.count, numbers[0] > 0 else { return nil }
    self.init(platform: platform, numbers: numbers)
  }

  /// The number of the iOS version of the same year, by which versions of different platforms are
  /// compared.
  package var generation: Int { platform.generation(of: numbers) }

  /// Returns whether another version equals this one or is included in it: `iOS 17` includes iOS
  /// 17.2.
  package func covers(_ other: SystemVersion) -> Bool {
    self == other || platform == other.platform && other.numbers.starts(with: numbers)
  }

  /// The components without trailing zeros, because 17 and 17.0 are the same version.
  private var significant: ArraySlice<Int> {
    numbers[...((numbers.lastIndex { $0 != 0 }) ?? 0)]
  }
}

extension SystemVersion: Hashable, Comparable {
  package static func == (left: SystemVersion, right: SystemVersion) -> Bool {
    left.platform == right.platform && left.significant == right.significant
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(platform)
    hasher.combine(significant)
  }

  /// Returns whether a version is of an earlier generation.
  ///
  /// Within a generation, versions are ordered by platform first, and then by their components.
  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    if left.generation != right.generation { return left.generation < right.generation }
    guard left.platform == right.platform else { return left.order < right.order }
    return left.significant.lexicographicallyPrecedes(right.significant)
  }

  private var order: Int { SystemPlatform.allCases.firstIndex(of: platform) ?? 0 }
}

extension SystemVersion: CustomStringConvertible {
  package var description: String {
    "\(platform.rawValue) \(numbers.map { "\($0)" }.joined(separator: "."))"
  }
}

extension SystemVersion: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let system = SystemVersion(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is not a system"
      )
    }
    self = system
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension [SystemVersion] {
  /// The versions separated by commas, such as `iOS 17.0, macOS 26.2`.
  package var text: String { map(\.description).joined(separator: ", ") }
}

/// Texts for messages about versions.
extension SystemVersion {
  /// The description of the notation, for messages.
  package static let form = "a system with its version, such as `macOS 26.2`"

  /// Returns the version that was probably intended by an invalid text, or only the platform if the
  /// number is invalid too.
  ///
  /// The result is `nil` if no platform is similar.
  package static func nearest(to text: String) -> String? {
    let name = text.prefix { !$0.isNumber && !$0.isWhitespace }
    let version = text.dropFirst(name.count).trimmed
    let platforms = SystemPlatform.allCases.map(\.rawValue)
    guard let platform = NearestName.of(String(name), among: platforms) else { return nil }
    let candidate = "\(platform) \(version)"
    return SystemVersion(candidate) == nil ? platform : candidate
  }
}
