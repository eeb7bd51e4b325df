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
