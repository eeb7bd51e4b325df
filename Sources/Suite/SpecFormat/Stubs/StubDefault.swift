/// Types and default values of members that code shows nothing about.
enum StubDefault {
  /// Returns the type that a member with a name probably has.
  static func type(named name: String) -> String {
    let words = name.words
    let last = words.last ?? ""
    if ["is", "has", "can", "should", "wants", "shows", "did", "needs"].contains(words.first ?? ""),
      words.count > 1
    {
      return "Bool"
    }
    switch last {
    case "url", "link": return "URL"
    case "date", "at", "deadline", "birthday": return "Date"
    case "count", "index", "number", "age", "minutes", "days", "quantity", "year": return "Int"
    case "price", "amount", "progress", "total", "rating", "ratio", "percentage", "duration",
      "latitude", "longitude", "distance", "opacity", "low", "high":
      return "Double"
    case "color", "tint", "background": return "Color"
    case "id": return "UUID"
    case "spacing", "padding", "radius", "width", "height", "size", "small", "medium", "large":
      return "CGFloat"
    case "font": return "Font"
    case "error": return "any Error"
    default: return "String"
    }
  }

  /// Returns the code of a value; `nil` for a type without a known one.
  static func code(of type: String, named name: String) -> String? {
    switch type {
    case _ where type.hasSuffix("?"): "nil"
    case "Int", "Int64", "UInt": "3"
    case "Double", "Float", "Decimal":
      ["progress", "ratio", "opacity", "percentage"].contains(name.words.last ?? "")
        ? "0.5" : "12.5"
    case "CGFloat", "TimeInterval": "16"
    case "Bool": "false"
    case "String", "LocalizedStringKey", "LocalizedStringResource", "Substring":
      "\"\(symbol(name) ?? sentence(name))\""
    case "Text": "Text(\"\(sentence(name))\")"
    case "URL": "URL(string: \"https://example.com\")!"
    case "Date": "Date(timeIntervalSince1970: 0)"
    case "Color": ".gray"
    case "UIColor": ".gray"
    case "Font": ".body"
    case "UIFont": ".preferredFont(forTextStyle: .body)"
    case "UUID": "UUID()"
    case "Image": "Image(systemName: \"star\")"
    case "UIImage": "UIImage(systemName: \"star\")!"
    case "AnyView": "AnyView(EmptyView())"
    case "any Error": "CancellationError()"
    case "CLLocation": "CLLocation(latitude: 52.5, longitude: 13.4)"
    case "CLLocationCoordinate2D": "CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)"
    case "Calendar": ".current"
    case "Locale": ".current"
    case "Any": "0"
    case "Void": "()"
    case "Edge.Set": ".all"
    case "Duration": ".seconds(90)"
    default: nil
    }
  }

  private static func symbol(_ name: String) -> String? {
    let words = name.words
    return ["symbol", "icon", "glyph"].contains { words.contains($0) } ? "star" : nil
  }

  /// Returns the words of a name as a text.
  private static func sentence(_ name: String) -> String {
    let text = name.words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The names of static members that are examples of their type.
  static let sampleNames: Set<String> = [
    "sample", "example", "preview", "mock", "stub", "demo", "placeholder", "shared", "default",
    "current", "fixture", "standard", "main", "live", "test", "dummy", "empty", "previewValue",
    "samples", "examples", "mocks", "previews", "stubs", "fixtures", "defaults",
  ]

  /// The types with a default value that are `Hashable`.
  static let hashableNames: Set<String> = [
    "Int", "Int64", "UInt", "Double", "Float", "Decimal", "CGFloat", "TimeInterval", "Bool",
    "String", "Substring", "URL", "Date", "Color", "UUID", "Calendar", "Locale", "Duration",
  ]

  /// The names of types of frameworks that no stub has.
  static let frameworkNames: Set<String> = [
    "Image", "Color", "Text", "Date", "View", "Font", "Label", "Button", "Path", "State", "Group",
    "Section", "List", "Calendar", "Locale", "Data", "Error", "Error", "Link", "Menu", "Unit",
    "Animation", "Transaction", "Environment", "Content", "Body", "Style", "Type", "Layout",
    "Edge", "Angle", "Shape", "Circle", "Set", "Array", "Table", "Tab", "Form", "Grid",
  ]
}

extension String {
  /// The words of a name such as `firstName` or `avatarURL`, in lowercase.
  var words: [String] {
    var found: [String] = []
    var wasLower = false
    for character in self {
      if found.isEmpty || character.isUppercase && wasLower { found.append("") }
      found[found.count - 1].append(character.lowercased())
      wasLower = character.isLowercase || character.isNumber
    }
    return found
  }

  /// The name of one element of a list with this name.
  var singular: String {
    if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
    if hasSuffix("sses") { return String(dropLast(2)) }
    return hasSuffix("s") && !hasSuffix("ss") && count > 2 ? String(dropLast()) : self
  }
}
