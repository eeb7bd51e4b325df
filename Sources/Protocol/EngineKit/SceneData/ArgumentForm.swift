/// The form of an argument's value in a scene that is data.
enum ArgumentForm: Sendable {
  /// A number, `.infinity` or `nil`.
  case length
  case text
  case flag
  /// A static member of a type, with one of these names.
  case member([String])
  /// One or more members of a set; in the data, their names are separated by spaces.
  case members([String])
  /// A named color, with or without the `Color` type before it.
  case color

  static let horizontal = member(["leading", "center", "trailing"])
  static let vertical = member([
    "top", "center", "bottom", "firstTextBaseline", "lastTextBaseline",
  ])
  static let alignment = member([
    "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom",
    "bottomTrailing",
  ])
  static let edges = members([
    "top", "leading", "bottom", "trailing", "horizontal", "vertical", "all",
  ])
  static let contentMode = member(["fit", "fill"])
  static let colors = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]
}

extension ArgumentForm {
  /// Returns an expression's value as data; `nil` for an expression of another form.
  func value(of expression: SceneExpression) -> EngineScene.Argument? {
    switch (self, expression) {
    case (.length, .number(let number)): .number(number)
    case (.length, .nothing): .words("nil")
    case (.length, .member(let type, "infinity")) where type.isNumber: .number(.infinity)
    case (.text, .text(let text)): .words(text)
    case (.flag, .flag(let flag)): .flag(flag)
    case (.member(let names), .member(let type, let name))
    where type.isType && names.contains(name):
      .words(name)
    case (.members(let names), .member(let type, let name))
    where type.isType && names.contains(name):
      .words(name)
    case (.members(let names), .list(let items)):
      Self.words(of: items, among: names).map { .words($0) }
    case (.color, .member(let type, let name)) where type.isColor && Self.colors.contains(name):
      .words(name)
    default: nil
    }
  }

  private static func words(of items: [SceneExpression], among names: [String]) -> String? {
    let words = items.compactMap { item -> String? in
      guard case .member(nil, let name) = item, names.contains(name) else { return nil }
      return name
    }
    return words.count == items.count ? words.joined(separator: " ") : nil
  }
}

extension SceneExpression? {
  /// Whether the expression is the base of a number such as `.infinity`: a number type, or omitted.
  fileprivate var isNumber: Bool {
    self == nil || self == .name("CGFloat") || self == .name("Double")
  }

  /// Whether the expression is a type, or omitted.
  fileprivate var isType: Bool {
    guard case .name(let name)? = self else { return self == nil }
    return name.first?.isUppercase ?? false
  }

  fileprivate var isColor: Bool { self == nil || self == .name("Color") }
}
