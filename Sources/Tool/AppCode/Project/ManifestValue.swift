/// A value of a manifest, as far as it consists of literals.
indirect enum ManifestValue: Equatable {
  /// An argument of a call; the label is empty if there is none.
  struct Argument: Equatable {
    var label: String
    var value: ManifestValue
  }

  case text(String)
  case list([ManifestValue])
  /// A call such as `.target(name: "A")`, or a member such as `.iOS` without arguments.
  case call(String, [Argument])
  case unknown
}

extension ManifestValue {
  /// The value of the argument with a label; `nil` if there is none.
  subscript(label: String) -> ManifestValue? {
    arguments.first { $0.label == label }?.value
  }

  /// The name of a call or member; `nil` for another value.
  var name: String? {
    guard case .call(let name, _) = self else { return nil }
    return name
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The elements of a list, or else the value itself; nested lists are flattened.
  var elements: [ManifestValue] {
    guard case .list(let elements) = self else { return [self] }
    return elements.flatMap(\.elements)
  }

  /// The texts of a list, or of calls such as `"Sources/**"` in `.glob("Sources/**")`.
  var texts: [String] { elements.compactMap { $0.text ?? $0.firstText } }

  /// The first argument that is a text; `nil` if there is none.
  var firstText: String? {
    arguments.lazy.compactMap(\.value.text).first
  }

  /// The arguments of a call; none for another value.
  var arguments: [Argument] {
    guard case .call(_, let arguments) = self else { return [] }
    return arguments
  }

  /// The number of values in the value, where 64 bytes of text count as one.
  var size: Int {
    switch self {
    case .text(let text): 1 + text.utf8.count / 64
    case .list(let elements): elements.reduce(1) { $0 + $1.size }
    case .call(_, let arguments): arguments.reduce(1) { $0 + $1.value.size }
    case .unknown: 1
    }
  }

  /// The outermost calls of some names in a value.
  func calls(of names: Set<String>) -> [ManifestValue] {
    if let name, names.contains(name) { return [self] }
    if case .list(let elements) = self { return elements.flatMap { $0.calls(of: names) } }
    return arguments.flatMap { $0.value.calls(of: names) }
  }
}
