internal import Foundation

/// The style sheet and the markup of a standalone picture without custom properties.
///
/// Programs other than browsers (librsvg, CairoSVG, resvg) support neither custom properties nor
/// `color-mix`, and ignore media queries. So each rule states the color of light mode, and a media
/// query repeats the rules whose color differs in dark mode.
struct LiteralColors {
  /// The rules of both modes.
  let sheet: String
  /// The markup, whose attributes of adaptive colors are classes.
  let markup: String

  /// - Parameters:
  ///   - sheet: Rules that may use custom properties, which other rules of the sheet define.
  ///   - markup: Elements whose attributes may use the same properties.
  init(sheet: String, markup: String) {
    let attributes = AdaptiveAttributes(in: markup)
    let rules = attributes.rules + StyleRule.rules(in: sheet)
    let light = rules.filter { !$0.isDark }
    // Scopes with more classes come later, as their rules have precedence.
    let scopes = light.filter { !$0.properties.isEmpty }.map { ColorScope($0, in: rules) }
    let lines = light.flatMap { rule in scopes.flatMap { $0.light(rule) } + rule.independentRule }
    let dark =
      rules.filter(\.isDark).flatMap(\.independentRule)
      + light.flatMap { rule in scopes.flatMap { $0.dark(rule) } }
    let query =
      dark.isEmpty ? [] : ["@media(prefers-color-scheme:dark){\(dark.joined(separator: "\n"))}"]
    self.sheet = (lines + query).joined(separator: "\n")
    self.markup = attributes.markup
  }
}

/// A rule that defines custom properties, such as that of the root or of a part in dark mode.
private struct ColorScope {
  private let selectors: [String]
  private let light: [String: String]
  private let dark: [String: String]

  init(_ rule: StyleRule, in rules: [StyleRule]) {
    selectors = rule.selectors
    light = rule.properties
    let darker = rules.filter { $0.isDark && $0.selectors == rule.selectors }
    dark = darker.reduce(into: rule.properties) { $0.merge($1.properties) { $1 } }
  }
}

extension ColorScope {
  private static let root = ".pic"

  /// Returns a rule with the colors of light mode; none if this scope defines none of its colors.
  func light(_ rule: StyleRule) -> [String] {
    let own = isRoot ? rule.declarations : rule.adaptiveDeclarations
    return text(rule, own, light)
  }

  /// Returns a rule with the colors of dark mode; none if they are the same.
  func dark(_ rule: StyleRule) -> [String] {
    light == dark ? [] : text(rule, rule.adaptiveDeclarations, dark)
  }

  private var isRoot: Bool { selectors == [Self.root] }

  private func text(
    _ rule: StyleRule,
    _ declarations: [StyleRule.Declaration],
    _ colors: [String: String]
  ) -> [String] {
    guard rule.adaptiveDeclarations.contains(where: { $0.uses(colors) }) else { return [] }
    let used = declarations.filter { isRoot || $0.uses(colors) }
    let values = used.map { "\($0.name):\($0.value(in: colors))" }
    return ["\(self.selectors(of: rule).joined(separator: ",")){\(values.joined(separator: ";"))}"]
  }

  private func selectors(of rule: StyleRule) -> [String] {
    guard !isRoot else { return rule.selectors }
    return selectors.flatMap { scope in
      rule.selectors.map { selector in
        let inner =
          selector.hasPrefix("\(Self.root) ")
          ? String(selector.dropFirst(Self.root.count + 1)) : selector
        return "\(scope) \(inner)"
      }
    }
  }
}

/// A rule of a style sheet.
private struct StyleRule {
  struct Declaration {
    var name: String
    var value: String
  }

  var selectors: [String]
  /// The declarations other than custom properties.
  var declarations: [Declaration] = []
  /// The values of the custom properties that the rule defines.
  var properties: [String: String] = [:]
  /// Whether the rule is in a media query of dark mode.
  var isDark = false
}

// Literals of regular expressions are parsed each time they are evaluated.

extension StyleRule {
  nonisolated(unsafe) private static let ruleOrQuery =
    /@media[^{]*\{((?:[^{}]*\{[^{}]*\})*)\s*\}|([^{}@]+)\{([^{}]*)\}/

  /// Returns the rules of a sheet in their order; media queries are those of dark mode.
  static func rules(in sheet: String) -> [StyleRule] {
    sheet.matches(of: ruleOrQuery).flatMap {
      match -> [StyleRule] in
      if let inner = match.output.1 {
        return rules(in: String(inner)).map { rule in
          var rule = rule
          rule.isDark = true
          return rule
        }
      }
      guard let selectors = match.output.2, let body = match.output.3 else { return [] }
      return [StyleRule(selectors: String(selectors), body: String(body))]
    }
  }

  init(selectors: String, body: String) {
    self.selectors = selectors.split(separator: ",").map {
      String($0.trimmingPrefix(while: \.isWhitespace))
    }
    for part in body.split(separator: ";") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let name = part[..<colon].trimmingPrefix(while: \.isWhitespace)
      let value = String(part[part.index(after: colon)...])
      if name.hasPrefix("--") {
        properties[String(name)] = value
      } else {
        declarations.append(Declaration(name: String(name), value: value))
      }
    }
  }

  var adaptiveDeclarations: [Declaration] { declarations.filter { $0.value.contains("var(") } }

  /// The rule as text if none of its values depends on custom properties; otherwise none.
  var independentRule: [String] {
    guard adaptiveDeclarations.isEmpty, !declarations.isEmpty else { return [] }
    let values = declarations.map { "\($0.name):\($0.value(in: [:]))" }
    return ["\(selectors.joined(separator: ",")){\(values.joined(separator: ";"))}"]
  }
}

extension StyleRule.Declaration {
  nonisolated(unsafe) private static let variable = /var\((--[a-z0-9]+)\)/
  nonisolated(unsafe) private static let mixture =
    /color-mix\(in srgb,\s*#([0-9a-f]+) (\d+)%,\s*transparent\)/
  nonisolated(unsafe) private static let translucent = /rgb\((\d+) (\d+) (\d+)\/(\d+)%\)/

  /// Whether the value uses a custom property of a table.
  func uses(_ colors: [String: String]) -> Bool {
    value.matches(of: Self.variable).contains { colors[String($0.output.1)] != nil }
  }

  /// Returns the value with literal colors, in the notation that all programs support.
  ///
  /// A color with an opacity is `rgba(…)` with commas.
  func value(in colors: [String: String]) -> String {
    guard value.utf8.contains(UInt8(ascii: "(")) else { return value }
    return value.replacing(Self.variable) { match in
      colors[String(match.output.1)] ?? String(match.output.0)
    }
    .replacing(Self.mixture) { match in
      let digits = String(match.output.1)
      let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
      let number = Int(long, radix: 16) ?? 0
      let parts = [number >> 16, number >> 8 & 255, number & 255].map { "\($0)" }
      return Self.color(parts, percent: String(match.output.2))
    }
    .replacing(Self.translucent) { match in
      let parts = [match.output.1, match.output.2, match.output.3].map { String($0) }
      return Self.color(parts, percent: String(match.output.4))
    }
  }

  private static func color(_ parts: [String], percent: String) -> String {
    "rgba(\(parts.joined(separator: ",")),\((Double(percent) ?? 100) / 100))"
  }
}

/// The attributes with adaptive or translucent colors in a picture, as classes with rules.
private struct AdaptiveAttributes {
  /// One rule for each different attribute, of less precedence than those of the sheet.
  private(set) var rules: [StyleRule] = []
  private(set) var markup = ""

  nonisolated(unsafe) private static let tag = /<[a-zA-Z][^<>]*>/
  nonisolated(unsafe) private static let color =
    /\s(fill|stroke|stop-color|flood-color)="([^"]*(?:var\(|rgb\()[^"]*)"/

  init(in source: String) {
    var names: [String: String] = [:]
    var rules: [StyleRule] = []
    markup = source.replacing(Self.tag) { tag in
      var classes: [String] = []
      guard tag.output.utf8.contains(UInt8(ascii: "(")) else { return String(tag.output) }
      let rest = String(tag.output).replacing(Self.color) { match in
        let (name, value) = (String(match.output.1), String(match.output.2))
        let key = "\(name):\(value)"
        if names[key] == nil {
          names[key] = "c\(names.count)"
          rules.append(StyleRule(selectors: ".c\(names.count - 1)", body: key))
        }
        classes.append(names[key] ?? "")
        return ""
      }
      guard !classes.isEmpty else { return String(tag.output) }
      let added = classes.joined(separator: " ")
      guard let attribute = rest.firstRange(of: " class=\"") else {
        let name = rest.prefix { $0.isLetter || $0 == "<" }
        return "\(name) class=\"\(added)\"\(rest.dropFirst(name.count))"
      }
      return rest.replacingCharacters(in: attribute, with: " class=\"\(added) ")
    }
    self.rules = rules
  }
}
