/// Apple's systems, by the words that name them before a version.
package enum SystemPlatform: String, Sendable, CaseIterable {
  case iOS
  case iPadOS
  case macOS
  case tvOS
  case watchOS
  case visionOS
}

extension SystemPlatform {
  /// The generation that a version of the system is of: the number of the iOS of the same year.
  ///
  /// Since 2025 all systems have one number, so that nothing is between 18 and 26.
  ///
  /// - Parameter numbers: The parts of the version, the first one first; never empty.
  /// - Returns: 13 for macOS 10.15, 26 for every system of 2025.
  func generation(of numbers: [Int]) -> Int {
    let major = numbers[0]
    guard major < 26 else { return major }
    switch self {
    case .iOS, .iPadOS, .tvOS: return major
    // macOS 10.15 came with iOS 13, macOS 11 with iOS 14.
    case .macOS: return major == 10 ? (numbers.count > 1 ? numbers[1] - 2 : 0) : major + 3
    case .watchOS: return major + 7
    case .visionOS: return major + 16
    }
  }
}

/// A version of one of Apple's systems, which numbers are of: `macOS 26.2`.
package struct SystemVersion: Sendable {
  package let platform: SystemPlatform
  /// The parts of the version as they are written, the first one first; never empty.
  package let numbers: [Int]
}

extension SystemVersion {
  /// Reads a system.
  ///
  /// - Parameter text: The platform's word, a blank, and the numbers with dots between them: `iOS
  ///   17.0`; `nil` comes of anything else.
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

  /// The number of the iOS of the same year, by which systems of all platforms compare.
  package var generation: Int { platform.generation(of: numbers) }

  /// Whether another system is this one, or a part of what this one's version means: `iOS 17` means
  /// iOS 17.2 too.
  package func covers(_ other: SystemVersion) -> Bool {
    self == other || platform == other.platform && other.numbers.starts(with: numbers)
  }

  /// The numbers without zeros at the end, as 17 and 17.0 are one version.
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

  /// Whether a system is of an earlier generation; within one, systems are in the order of their
  /// platforms, and only those of one platform in that of their versions.
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
        debugDescription: "'\(text)' is no system"
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
  /// The systems in words: `iOS 17.0, macOS 26.2`.
  package var text: String { map(\.description).joined(separator: ", ") }
}

/// The words that messages have for systems.
extension SystemVersion {
  /// How one is written, for messages.
  package static let form = "a system with its version, such as `macOS 26.2`"

  /// The system that was probably meant by a text that names none: with its version where it has
  /// one.
  package static func nearest(to text: String) -> String? {
    let name = text.prefix { !$0.isNumber && !$0.isWhitespace }
    let version = text.dropFirst(name.count).trimmed
    let platforms = SystemPlatform.allCases.map(\.rawValue)
    guard let platform = NearestName.of(String(name), among: platforms) else { return nil }
    let meant = "\(platform) \(version)"
    return SystemVersion(meant) == nil ? platform : meant
  }
}
