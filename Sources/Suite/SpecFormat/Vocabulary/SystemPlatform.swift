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
