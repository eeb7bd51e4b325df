/// The case of a mistake: its name is the mistake's code, so that no list of codes is kept by hand.
struct MistakeCase {
  /// The case's name in kebab-case: `fence-unclosed`.
  let code: String
  /// The name that was probably meant, where the case carries one; `nil` where it has none.
  let nearestName: String?

  /// - Parameter mistake: A value of an enum that says nothing of how it is printed.
  init(of mistake: any Sendable) {
    let payload = Mirror(reflecting: mistake).children.first
    code = Self.kebabCase(payload?.label ?? "\(mistake)")
    let values = payload.map { Mirror(reflecting: $0.value).children } ?? .init([])
    nearestName = values.first { $0.label == "nearest" }.flatMap { $0.value as? String }
  }
}

extension MistakeCase {
  /// `notUTF8` as `not-utf8`.
  private static func kebabCase(_ name: String) -> String {
    var words = ""
    for (letter, next) in zip(name, name.dropFirst() + [" "]) {
      words += letter.lowercased()
      if letter.isLowercase, next.isUppercase { words += "-" }
    }
    return words
  }
}
