/// The kind of fence that the first word of an info string makes.
enum FenceKind {
  case swift
  case script
  case expectation(any ExpectationFence.Type)
}

extension FenceKind {
  /// Every word that begins a fence of ours.
  static let names = ["swift", "script"] + ExpectationFences.all.map { $0.name }

  /// The kind of that name; `nil` for a fence of any other language, which is prose.
  init?(name: String) {
    switch name {
    case "swift": self = .swift
    case "script": self = .script
    default:
      guard let fence = ExpectationFences.fence(named: name) else { return nil }
      self = .expectation(fence)
    }
  }

  /// The name that a fence was probably meant to have; `nil` where it is one, and for a language
  /// that is not near to any.
  static func nearestName(to name: String) -> String? {
    guard !names.contains(name) else { return nil }
    let letters = name.lowercased().prefix(while: \.isLetter)
    let isDecorated = name.lowercased().hasPrefix("swiftui") || letters.count < name.count
    if isDecorated, let known = names.first(where: { letters.hasPrefix($0) }) { return known }
    return NearestName.of(name, among: names)
  }

  /// Whether a fence of that name is ours, or was meant to be.
  static func looksLikeOurs(_ name: String) -> Bool {
    FenceKind(name: name) != nil || nearestName(to: name) != nil
  }

  /// The word that begins the info string.
  var name: String {
    switch self {
    case .swift: "swift"
    case .script: "script"
    case .expectation(let fence): fence.name
    }
  }
}
