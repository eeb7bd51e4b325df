/// The role of a `swift` fence, by the word after it.
enum SwiftRole: String, CaseIterable {
  /// The scene: no word at all.
  case scene = ""
  case setup
  case step
  case shared
  case rejected
  case sketch

  /// The words that may follow `swift`.
  static let words = allCases.map(\.rawValue).filter { !$0.isEmpty }
}
