extension Text {
  /// The case in which a text is shown.
  public enum Case: Hashable, Sendable {
    /// In capital letters.
    case uppercase
    /// In small letters.
    case lowercase

    func applied(to string: String) -> String {
      switch self {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      }
    }
  }
}
