/// Code that uses each name of a framework that files use, one on each line.
///
/// In the body of a view, the compiler often reports one of several missing names, or an error that
/// names none of them. In this code it reports each of them.
struct NameProbe {
  /// The path of the code in errors.
  static let path = "(probe)"

  private(set) var lines: [String] = []
  /// The places that use the name of each line, and a style that lacks it.
  private var entries: [(name: MissingName?, places: [PreviewSpec.Place])] = []

  /// The types of which a value is probed.
  private static let types: Set<String> = [
    "Color", "Font", "Image", "String", "Int", "Double", "Date", "URL", "CGFloat", "UIColor",
    "UIFont", "UIImage", "Bool", "Text", "Calendar", "Decimal", "Animation", "Bundle",
    "UserDefaults", "NotificationCenter", "Locale",
  ]

  private static let impliedTypes: Set<String> = [
    "Color", "Font", "Image", "UIColor", "UIFont", "UIImage",
  ]

  /// The members of shapes and texts that other views do not have.
  private static let shapeMembers: Set<String> = [
    "fill", "stroke", "strokeBorder", "trim", "inset", "antialiased", "path", "intersection",
    "onDelete", "onMove", "onInsert",
  ]

  /// Prepares the names that files use.
  ///
  /// - Parameter collector: The uses.
  init(of collector: UseCollector) {
    add("import SwiftUI", nil, [])
    add("@MainActor func namesOfFrameworks() {", nil, [])
    for name in collector.table.foreignNames.sorted()
    where name.isTypeName && name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      add("_ = \(name).self", nil, [])
    }
    var seen: Set<String> = []
    for use in collector.allUses.sorted(by: { $0.member.name < $1.member.name }) {
      guard let found = Self.code(of: use), seen.insert(found.code).inserted else { continue }
      let places = (collector.uses[use.member.name] ?? []).map {
        PreviewSpec.Place(file: $0.file, line: $0.place.line)
      }
      add(found.code, found.name, places)
    }
    add("}", nil, [])
  }

  private mutating func add(_ line: String, _ name: MissingName?, _ places: [PreviewSpec.Place]) {
    lines.append(line)
    entries.append((name, places))
  }

  /// Returns the code that uses a member; for a style, also the name that any error is about.
  private static func code(of use: UseCollector.MemberUse) -> (code: String, name: MissingName?)? {
    let member = use.member.name
    guard member != "init", member.first?.isLetter ?? false, member != "self" else { return nil }
    let owner = use.owner.name
    if owner == nil,
      let style = StubPrinter.styles.first(where: {
        use.owner.shape?.conformances.contains($0) ?? false
      }),
      style.hasSuffix("Style")
    {
      let modifier = style.prefix(1).lowercased() + style.dropFirst()
      let call = use.member.parameters == nil ? "" : "()"
      guard call.isEmpty else { return nil }
      let name = MissingName(staticMember: member, of: style)
      return ("_ = EmptyView().\(modifier)(.\(member))", name)
    }
    guard let owner else { return nil }
    let isOfView = owner == "View" || KnownModifiers.views.contains(owner) && !use.isStatic
    if isOfView, !types.contains(owner) {
      let isSpecific = KnownMembers.owners[member] != nil || shapeMembers.contains(member)
      return isSpecific ? nil : ("_ = EmptyView().\(member)", nil)
    }
    if owner == "EnvironmentValues" { return ("_ = EnvironmentValues().\(member)", nil) }
    // The type of a value such as `.horizontal` is only a guess, except for colors and fonts.
    let isGuess = use.member.isImplicit && !impliedTypes.contains(owner)
    guard types.contains(owner), !isGuess else { return nil }
    return use.isStatic
      ? ("_ = \(owner).\(member)", MissingName(staticMember: member, of: owner))
      : ("_ = (nil as \(owner)?)!.\(member)", nil)
  }

  /// Returns the missing name that an error in the code is about, with the places that use it;
  /// `nil` if it is about none.
  func missingName(in error: PlacedError) -> (name: MissingName, places: [PreviewSpec.Place])? {
    guard error.place.file == Self.path, entries.indices.contains(error.place.line - 1) else {
      return nil
    }
    let entry = entries[error.place.line - 1]
    if var name = MissingName(error.message) {
      if name.owner == "EmptyView" { name.owner = "View" }
      return (name, entry.places)
    }
    // A style lacks the member, or only another type has it.
    guard let name = entry.name, name.isStyle || error.message.contains("requires the types") else {
      return nil
    }
    return (name, entry.places)
  }
}

extension MissingName {
  /// Creates the name of a static member.
  fileprivate init(staticMember name: String, of owner: String) {
    self.init(type: name)
    (kind, self.owner, isStatic) = (.member, owner, true)
  }

  fileprivate var isStyle: Bool { StubPrinter.styles.contains(owner ?? "") }
}
