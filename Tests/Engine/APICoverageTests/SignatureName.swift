/// The parts that a use of a signature must contain: the name of the member and its argument
/// labels.
struct SignatureName {
  /// The last part of the name, such as `padding` of `View.padding(_:)`.
  let base: String
  /// The argument labels except `_`.
  let labels: [String]

  /// Returns the names in a signature; `UnitPoint.zero, center` contains two.
  static func names(in signature: String) -> [SignatureName] {
    parts(of: signature).map { SignatureName($0) }
  }

  /// Returns the parts of a signature that are separated by its outer commas.
  static func parts(of signature: String) -> [String] {
    var parts: [String] = []
    var depth = 0
    var current = ""
    for character in signature + "," {
      if character == "," && depth == 0 {
        parts.append(String(current.trimmingPrefix(" ")))
        current = ""
        continue
      }
      depth += character == "(" || character == "[" ? 1 : 0
      depth -= character == ")" || character == "]" ? 1 : 0
      current.append(character)
    }
    return parts
  }

  private init(_ text: String) {
    let head = text.prefix { $0 != "(" && $0 != "[" }
    let path = head.split(separator: ".").map { String($0) }
    // An initializer is called by the name of its type, and a subscript has no name.
    base = text.dropFirst(head.count).hasPrefix("[") ? "" : path.last { $0 != "init" } ?? ""
    labels = text.dropFirst(head.count).matches(of: /([A-Za-z]\w*):/).map { String($0.1) }
  }

  /// Returns the missing parts of a use; the label of the first trailing closure can be omitted.
  func missing(in use: String) -> [String] {
    let isNamed = base.isEmpty || use.contains(base)
    let unnamed = labels.filter { !use.contains("\($0):") }
    return (isNamed ? [] : [base]) + (isTrailing(unnamed, in: use) ? [] : unnamed)
  }

  /// Returns whether the only missing label is that of a trailing closure, so that all later labels
  /// are closures too.
  private func isTrailing(_ unnamed: [String], in use: String) -> Bool {
    guard unnamed.count == 1, use.contains("{"), let index = labels.firstIndex(of: unnamed[0])
    else { return false }
    return labels[(index + 1)...].allSatisfy { use.contains("\($0): {") }
  }
}
