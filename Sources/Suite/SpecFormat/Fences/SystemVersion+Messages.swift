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
