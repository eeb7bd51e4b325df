/// What a signature's use must name: the member, and the labels of its arguments.
struct SignatureName {
  /// The last part of the name: `padding` of `View.padding(_:)`.
  let base: String
  /// The labels, without those that are `_`.
  let labels: [String]

  /// The names in a signature: `UnitPoint.zero, center` are two.
  static func names(in signature: String) -> [SignatureName] {
    parts(of: signature).map { SignatureName($0) }
  }

  /// What stands between a signature's outer commas.
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
    // An initialiser is called by its type, a subscript by no name.
    base = text.dropFirst(head.count).hasPrefix("[") ? "" : path.last { $0 != "init" } ?? ""
    labels = text.dropFirst(head.count).matches(of: /([A-Za-z]\w*):/).map { String($0.1) }
  }

  /// What is missing in a use; the label of the first closure behind the call may be left out.
  func missing(in use: String) -> [String] {
    let isNamed = base.isEmpty || use.contains(base)
    let unnamed = labels.filter { !use.contains("\($0):") }
    return (isNamed ? [] : [base]) + (isTrailing(unnamed, in: use) ? [] : unnamed)
  }

  /// Whether the one label that is missing is that of a closure behind the call: all labels after
  /// it are closures' as well.
  private func isTrailing(_ unnamed: [String], in use: String) -> Bool {
    guard unnamed.count == 1, use.contains("{"), let index = labels.firstIndex(of: unnamed[0])
    else { return false }
    return labels[(index + 1)...].allSatisfy { use.contains("\($0): {") }
  }
}
