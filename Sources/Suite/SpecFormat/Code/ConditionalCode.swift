/// Selects the branches of `#if` that are compiled for the platform of a page's metrics.
///
/// Scenes are laid out as on a phone or a Mac, although the compiler builds them for the machine it
/// runs on. Conditions of which the value on the platform is known are decided here; the compiler
/// decides others, such as `swift(>=5.9)`.
enum ConditionalCode {
  /// Returns the lines of a block with only the selected branches.
  ///
  /// - Parameters:
  ///   - lines: The lines as written.
  ///   - platform: The platform that conditions are evaluated for.
  /// - Returns: The same number of lines; directives and other branches are empty. A group with a
  ///   condition that the compiler has to decide keeps its directives.
  static func adapted(_ lines: [String], for platform: BuildPlatform = .iOS) -> [String] {
    guard lines.contains(where: { $0.utf8.contains(UInt8(ascii: "#")) && $0.contains("#if") })
    else {
      return lines
    }
    var adapted = lines
    var blank: Set<Int> = []
    for group in groups(in: lines, for: platform) {
      for (index, text) in group.directives { adapted[index] = text }
      blank.formUnion(group.unusedLines)
    }
    for index in blank { adapted[index] = "" }
    return adapted
  }

  /// Returns all closed groups, inner groups before the groups that contain them.
  private static func groups(
    in lines: [String],
    for platform: BuildPlatform
  ) -> [ConditionalGroup] {
    let scanner = SwiftTokenizer(lines: lines)
    var closed: [ConditionalGroup] = []
    var open: [ConditionalGroup] = []
    for (index, (line, isCode)) in zip(lines, scanner.isCode).enumerated() where isCode {
      guard let directive = Directive(line) else { continue }
      if directive.word == "#if" { open.append(ConditionalGroup()) }
      guard !open.isEmpty else { continue }
      if directive.word == "#endif" {
        var group = open.removeLast()
        group.end = index
        closed.append(group)
      } else {
        let branch = ConditionalGroup.Branch(
          line: index,
          word: directive.word,
          condition: directive.word == "#else"
            ? nil : BuildCondition(directive.condition, for: platform)
        )
        open[open.count - 1].branches.append(branch)
      }
    }
    return closed
  }

  /// A line such as `#elseif os(tvOS)`.
  private struct Directive {
    var word: String
    var condition: String

    init?(_ line: String) {
      guard let match = line.firstMatch(of: /^\s*(#if|#elseif|#else|#endif)\b(.*)$/) else {
        return nil
      }
      word = String(match.1)
      condition = String(match.2)
    }
  }
}

/// The branches between `#if` and `#endif`.
private struct ConditionalGroup {
  struct Branch {
    /// The index of the directive's line.
    var line: Int
    var word: String
    /// The condition; `nil` for `#else`.
    var condition: BuildCondition?

    /// Whether the condition holds; `nil` if the compiler has to decide.
    var value: Bool? { condition.map(\.value) ?? true }
  }

  var branches: [Branch] = []
  /// The index of the line of `#endif`.
  var end = 0
}

extension ConditionalGroup {
  /// Whether the selected branch is known.
  private var isDecided: Bool {
    branches.first { $0.value != false }.map { $0.value == true } ?? true
  }

  /// The directives that remain for the compiler, with known conditions in place of their words.
  var directives: [(line: Int, text: String)] {
    branches.map { branch in
      (branch.line, branch.condition.map { "\(branch.word) \($0.text)" } ?? branch.word)
    }
  }

  /// The indices of the lines that are not compiled: other branches, and the directives of a
  /// decided group.
  var unusedLines: Set<Int> {
    var unused: Set<Int> = isDecided ? Set(branches.map(\.line) + [end]) : []
    var isSelected = false
    for (branch, next) in zip(branches, branches.dropFirst().map(\.line) + [end]) {
      if isSelected || branch.value == false { unused.formUnion((branch.line + 1)..<next) }
      if branch.value == true { isSelected = true }
    }
    return unused
  }
}

/// A condition of `#if`, evaluated for a platform as far as its value is known.
struct BuildCondition {
  /// Whether it holds; `nil` if the compiler has to decide.
  var value: Bool?
  /// The condition with known parts replaced by `true` and `false`.
  var text: String

  /// Parses a condition; one of another form is left to the compiler.
  init(_ condition: String, for platform: BuildPlatform = .iOS) {
    var parser = BuildConditionParser(condition, for: platform)
    self = parser.condition() ?? BuildCondition(value: nil, text: condition)
  }

  fileprivate init(value: Bool?, text: String) {
    self.value = value
    self.text = value.map { "\($0)" } ?? text
  }
}

/// Parses `||`, `&&`, `!`, parentheses, flags, and calls such as `os(iOS)`.
private struct BuildConditionParser {
  private var rest: ArraySlice<SwiftToken>
  private let platform: BuildPlatform

  init(_ source: String, for platform: BuildPlatform) {
    self.platform = platform
    rest = SwiftTokenizer(source).tokens[...]
  }

  /// Parses a complete condition; `nil` if it has another form.
  mutating func condition() -> BuildCondition? {
    let condition = alternatives()
    return rest.isEmpty ? condition : nil
  }

  private mutating func alternatives() -> BuildCondition? {
    guard var left = conjunction() else { return nil }
    while consume("||") {
      guard let right = conjunction() else { return nil }
      let values = [left.value, right.value]
      let value = values.contains(true) ? true : values.contains(nil) ? nil : false
      left = BuildCondition(value: value, text: "(\(left.text) || \(right.text))")
    }
    return left
  }

  private mutating func conjunction() -> BuildCondition? {
    guard var left = operand() else { return nil }
    while consume("&&") {
      guard let right = operand() else { return nil }
      let values = [left.value, right.value]
      let value = values.contains(false) ? false : values.contains(nil) ? nil : true
      left = BuildCondition(value: value, text: "(\(left.text) && \(right.text))")
    }
    return left
  }

  private mutating func operand() -> BuildCondition? {
    if consume("!") {
      return operand().map { BuildCondition(value: $0.value.map { !$0 }, text: "!\($0.text)") }
    }
    if consume("(") {
      let inner = alternatives()
      return consume(")") ? inner : nil
    }
    guard let name = rest.first, name.kind == .word else { return nil }
    rest.removeFirst()
    guard consume("(") else {
      // Scenes are compiled without flags, such as DEBUG.
      return BuildCondition(value: name.text == "true", text: String(name.text))
    }
    let argument = rest.prefix { $0.text != ")" }.map(\.text).joined()
    rest = rest.drop { $0.text != ")" }
    guard consume(")") else { return nil }
    return BuildCondition(
      value: platform.value(of: String(name.text), argument: argument),
      text: "\(name.text)(\(argument))"
    )
  }

  /// Consumes a sign, if it is next.
  private mutating func consume(_ sign: String) -> Bool {
    guard rest.first?.text == sign[...] else { return false }
    rest.removeFirst()
    return true
  }
}

/// The platform that scenes are compiled for, as conditions describe it.
package enum BuildPlatform {
  /// iOS in a simulator.
  case iOS
  case macOS

  /// The platform of metrics; iOS for those of the test font.
  init(_ metrics: LayoutMetrics) {
    switch metrics {
    case .macOS26, .macOS26v6: self = .macOS
    case .test, .iOS14, .iOS17, .iOS18, .iOS26v0, .iOS26, .iOS27: self = .iOS
    }
  }

  /// Frameworks that no scene can import.
  private static let otherModules: Set<String> = ["AppKit", "Cocoa", "TVUIKit", "WatchKit"]

  /// Returns whether a condition such as `canImport(UIKit)` holds; `nil` if the compiler has to
  /// decide.
  func value(of condition: String, argument: String) -> Bool? {
    let name = String(argument.trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    switch condition {
    case "os": return name == (self == .iOS ? "iOS" : "macOS")
    case "targetEnvironment": return name == "simulator" && self == .iOS
    case "canImport":
      if name == "UIKit" { return self == .iOS }
      if ImportStatement.replacedModules.contains(name) { return true }
      return Self.otherModules.contains(name) ? false : nil
    default: return nil
    }
  }
}
