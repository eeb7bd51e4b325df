/// The types of members of frameworks' types that show the types of other names.
enum KnownMembers {
  /// Returns the type of a property; `nil` if it is not known.
  static func type(of member: String, in owner: InferredType) -> InferredType? {
    switch (owner.name ?? "", member) {
    case ("Array", "count"), ("Set", "count"), ("String", "count"), ("Dictionary", "count"):
      InferredType("Int")
    case ("Array", "isEmpty"), ("Set", "isEmpty"), ("String", "isEmpty"), ("Dictionary", "isEmpty"):
      InferredType("Bool")
    case ("Array", "first"), ("Array", "last"), ("Set", "first"):
      InferredType("Optional", owner.arguments)
    case ("Array", "indices"): InferredType("Range", [InferredType("Int")])
    case ("String", "capitalized"), ("String", "localizedCapitalized"): InferredType("String")
    case ("Binding", "wrappedValue"): owner.arguments.first
    case ("Tuple", "offset"), ("Tuple", "key"), ("Tuple", "0"): owner.arguments.first
    case ("Tuple", "element"), ("Tuple", "value"), ("Tuple", "1"): owner.arguments.last
    case ("IndexPath", "row"), ("IndexPath", "item"), ("IndexPath", "section"): InferredType("Int")
    case ("Range", "lowerBound"), ("Range", "upperBound"): owner.arguments.first
    case ("Error", "localizedDescription"): InferredType("String")
    default: nil
    }
  }

  /// The types that have a member which few other types have.
  static let owners: [String: String] = [
    "resizable": "Image", "renderingMode": "Image", "interpolation": "Image",
    "symbolRenderingMode": "Image", "opacity": "Color", "gradient": "Color",
    "localizedDescription": "Error", "timeIntervalSinceNow": "Date",
    "timeIntervalSince1970": "Date", "absoluteString": "URL", "lastPathComponent": "URL",
    "hasPrefix": "String", "hasSuffix": "String", "uppercased": "String",
    "lowercased": "String", "capitalized": "String", "trimmingCharacters": "String",
    "localizedCaseInsensitiveContains": "String", "localizedStandardContains": "String",
    "uuidString": "UUID", "cgColor": "UIColor", "withAlphaComponent": "UIColor",
    "coordinate": "CLLocation", "weight": "Font", "rounded": "Double",
  ]

  /// Whether a member shows that a value is a view of UIKit.
  static func isOfUIView(_ member: String) -> Bool {
    member.hasSuffix("Anchor") || viewMembers.contains(member)
  }

  /// The properties of views of UIKit that other types have, too.
  static let inheritedByViews: Set<String> = [
    "backgroundColor", "isHidden", "alpha", "layer", "tintColor", "contentMode", "tag", "bounds",
    "frame", "accessibilityIdentifier",
  ]

  private static let viewMembers: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "setContentHuggingPriority", "layoutIfNeeded",
    "setContentCompressionResistancePriority", "addSubview", "addGestureRecognizer",
    "removeFromSuperview", "setNeedsLayout", "isUserInteractionEnabled", "clipsToBounds",
    "safeAreaLayoutGuide", "layoutMarginsGuide",
  ]

  /// The methods of lists with closures or with elements.
  static let listMethods: Set<String> = [
    "map", "filter", "sorted", "forEach", "compactMap", "flatMap", "first", "last", "contains",
    "allSatisfy", "reduce", "enumerated", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
    "shuffled", "randomElement", "min", "max", "append", "insert", "remove", "removeAll",
    "removeLast", "removeFirst", "firstIndex", "joined", "sort", "swapAt", "move", "count",
  ]

  /// The ones of ``listMethods`` that only lists have, if their argument is a closure.
  static let sequenceMethods: Set<String> = [
    "map", "filter", "sorted", "forEach", "compactMap", "flatMap", "first", "allSatisfy", "reduce",
    "enumerated", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
    "randomElement", "joined", "firstIndex", "min", "max", "contains",
  ]

  /// The properties to which UIKit code assigns values.
  static let assigned: [String: String] = [
    "text": "String?", "title": "String?", "placeholder": "String?", "textColor": "UIColor",
    "backgroundColor": "UIColor", "tintColor": "UIColor", "image": "UIImage?", "font": "UIFont",
    "cornerRadius": "CGFloat", "spacing": "CGFloat", "constant": "CGFloat", "alpha": "CGFloat",
    "isHidden": "Bool", "isEnabled": "Bool", "isOn": "Bool", "borderWidth": "CGFloat",
    "accessibilityLabel": "String?", "attributedText": "NSAttributedString?",
  ]

  /// The values of the environment that other code reads.
  static let environment: [String: String] = [
    "dismiss": "DismissAction", "colorScheme": "ColorScheme", "calendar": "Calendar",
    "locale": "Locale", "openURL": "OpenURLAction", "dynamicTypeSize": "DynamicTypeSize",
    "horizontalSizeClass": "UserInterfaceSizeClass?", "isEnabled": "Bool",
    "verticalSizeClass": "UserInterfaceSizeClass?", "scenePhase": "ScenePhase",
    "layoutDirection": "LayoutDirection", "presentationMode": "Binding<PresentationMode>",
  ]
}
