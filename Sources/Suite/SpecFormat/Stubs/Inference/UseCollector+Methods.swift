extension UseCollector {
  /// Returns the type of a call of a method, of a closure in a property, or of a modifier.
  func memberCall(
    _ name: String,
    of base: CodeExpression,
    _ arguments: [CodeArgument],
    at place: CodePosition,
    as expected: InferredType?
  ) -> InferredType {
    if let path = base.path, name.isTypeName, let type = table.type(at: path + [name]) {
      return make(type, arguments)
    }
    let owner = evaluate(base)
    if owner.name == "Type", let type = owner.arguments.first {
      if name == "init" { return make(type, arguments) }
      return staticCall(name, of: type, arguments, at: place)
    }
    var target = owner
    while let wrapped = target.wrapped, !isList(owner, name) { target = wrapped }
    if let result = listCall(name, of: target, arguments) { return result }
    if let known = KnownMembers.owners[name], target.name == nil {
      target.unify(InferredType(known))
    }
    if name == "formatted", arguments.allSatisfy({ [nil, "date", "time"].contains($0.label) }) {
      formatted(target, arguments)
      if target.name == nil { return InferredType("String") }
    }
    if target.name == nil, KnownModifiers.names.contains(name) { target.add(.view) }
    let isView =
      base.isMadeView && KnownModifiers.names.contains(name)
      || target.name == "View" || target.hints.contains(.view)
      || base.isMadeView && target.shape == nil && !Self.isValue(target.name ?? "")
    if base.isMadeView, KnownModifiers.names.contains(name) { markView(target) }
    guard !isView, let shape = target.openShape, !isOfUIView(name, target) else {
      return knownCall(name, of: target, arguments, at: place, isView: isView)
    }
    if shape.isDeclared, let method = declaredMethod(name, in: shape, arguments) { return method }
    if let property = shape.members[name], property.type.name == "Function" {
      for (argument, type) in zip(arguments, property.type.arguments) {
        evaluate(argument.value, as: type)
      }
      return property.type.arguments.last ?? InferredType()
    }
    let member = shape.member(name, parameters(arguments, of: nil, function: name))
    if base.isMadeView {
      // A modifier of a view that is in none of the files.
      member.type.unify(target)
      markView(target)
    }
    if let expected, expected.name != "View" {
      member.isRead = expected.name != "Void" || member.isRead
      member.type.unify(expected)
    }
    record(member, of: target, at: place, isStatic: false)
    calledMember = member
    return member.type
  }

  /// Whether a type of a framework is no view.
  private static func isValue(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CG", "CL", "Date", "URL", "Measurement", "Number", "Array", "Set"]
    return StubDefault.hashableNames.contains(name) && name != "Color"
      || prefixes.contains { name.hasPrefix($0) } || name.hasSuffix("Formatter")
  }

  private func isList(_ type: InferredType, _ name: String) -> Bool {
    type.name == "Array" && KnownMembers.listMethods.contains(name)
  }

  private func declaredMethod(
    _ name: String,
    in shape: TypeShape,
    _ arguments: [CodeArgument]
  ) -> InferredType? {
    guard let method = shape.members.values.first(where: { $0.name == name }) else { return nil }
    for (argument, parameter) in zip(arguments, method.parameters ?? []) {
      evaluate(argument.value, as: parameter.type)
    }
    return method.type
  }

  private func staticCall(
    _ name: String,
    of type: InferredType,
    _ arguments: [CodeArgument],
    at place: CodePosition
  ) -> InferredType {
    guard let shape = type.openShape else {
      let isOwn = ["Color", "Font", "Image", "Date"].contains(type.name ?? "")
      let member = InferredMember(
        name,
        type: isOwn ? type : InferredType(),
        parameters: parameters(arguments, of: nil, function: name)
      )
      record(member, of: type, at: place, isStatic: true)
      return member.type
    }
    let values = shape.cases[name]
    let parameters = parameters(arguments, of: values, function: "")
    if values != nil {
      shape.addCase(name, parameters.map(\.type))
      return type
    }
    let member = shape.staticMember(name, parameters)
    record(member, of: type, at: place, isStatic: true)
    calledMember = member
    return member.type
  }

  /// Reads a call of a method of a framework, such as a modifier of a view.
  private func knownCall(
    _ name: String,
    of owner: InferredType,
    _ arguments: [CodeArgument],
    at place: CodePosition,
    isView: Bool
  ) -> InferredType {
    let result = isView ? InferredType("View") : InferredType()
    let member = InferredMember(name, type: result, parameters: [])
    record(member, of: owner, at: place, isStatic: false)
    switch name {
    case "navigationDestination", "sheet", "fullScreenCover", "popover":
      destination(arguments)
    case "tag", "id":
      for argument in arguments { evaluate(argument.value) }
    default:
      member.parameters = parameters(arguments, of: nil, function: name)
    }
    if ["joined", "uppercased", "lowercased", "formatted"].contains(name) {
      result.unify(InferredType("String"))
    }
    return result
  }

  /// Reads a modifier whose closure has a value of another argument.
  private func destination(_ arguments: [CodeArgument]) {
    var value = InferredType()
    for argument in arguments {
      switch argument.label {
      case "item":
        let type = evaluate(argument.value)
        value = type.wrapped ?? type
        value = value.wrapped ?? value
      case "for": value = evaluate(argument.value).arguments.first ?? value
      case "isPresented": evaluate(argument.value, as: table.type(named: "Binding<Bool>"))
      default:
        if case .closure = argument.value {
          evaluate(argument.value, as: InferredType("Function", [value, InferredType("View")]))
        } else {
          evaluate(argument.value)
        }
      }
    }
  }

  private func formatted(_ type: InferredType, _ arguments: [CodeArgument]) {
    if arguments.contains(where: { $0.label == "date" || $0.label == "time" }) {
      type.unify(InferredType("Date"))
    } else if let style = arguments.first, style.label == nil {
      format(type, style.value)
    } else if arguments.isEmpty, type.name == nil {
      type.add(.number)
    }
  }

  // MARK: Lists

  /// Returns the type of a call of a method of lists; `nil` if the value may not be a list.
  private func listCall(
    _ name: String,
    of owner: InferredType,
    _ arguments: [CodeArgument]
  ) -> InferredType? {
    guard KnownMembers.listMethods.contains(name) else { return nil }
    let isKnown =
      ["Array", "Set", "Range"].contains(owner.name ?? "")
      || owner.name == "Dictionary" && ["sorted", "map", "forEach"].contains(name)
    let hasClosure = arguments.contains { if case .closure = $0.value { true } else { false } }
    let hasPath = arguments.contains { if case .keyPath = $0.value { true } else { false } }
    let isLikely =
      KnownMembers.sequenceMethods.contains(name)
      && (hasClosure || hasPath || ["enumerated", "reversed", "prefix", "shuffled"].contains(name))
    guard isKnown || owner.name == nil && isLikely else { return nil }
    let element = element(of: owner)
    switch name {
    case "map", "compactMap", "flatMap":
      let result = InferredType()
      for argument in arguments {
        if case .keyPath(_, let path) = argument.value {
          result.unify(readPath(path.map(\.name), of: element))
        } else {
          evaluate(argument.value, as: InferredType("Function", [element, result]))
        }
      }
      let item = name == "map" ? result : result.wrapped ?? result
      return InferredType("Array", [item])
    case "sorted", "min", "max":
      for argument in arguments {
        let order = InferredType("Function", [element, element, InferredType("Bool")])
        evaluate(argument.value, as: order)
        readPath(argument.value, of: element)
      }
      return name == "sorted"
        ? InferredType("Array", [element]) : InferredType("Optional", [element])
    case "enumerated":
      return InferredType("Array", [InferredType("Tuple", [InferredType("Int"), element])])
    case "append", "insert", "contains":
      let test = InferredType("Function", [element, InferredType("Bool")])
      for argument in arguments {
        let isValue = if case .closure = argument.value { false } else { argument.label == nil }
        evaluate(argument.value, as: isValue ? element : argument.label == "at" ? nil : test)
      }
      return InferredType(name == "contains" ? "Bool" : "Void")
    case "reduce", "move", "swapAt", "remove":
      for argument in arguments { evaluate(argument.value) }
      return InferredType()
    case "joined":
      for argument in arguments { evaluate(argument.value) }
      if arguments.contains(where: { $0.label == "separator" }) { element.add(.text) }
      return InferredType("String")
    default:
      for argument in arguments {
        let test = InferredType("Function", [element, InferredType("Bool")])
        if case .closure = argument.value {
          evaluate(argument.value, as: test)
        } else if case .keyPath = argument.value {
          readPath(argument.value, of: element).unify(InferredType("Bool"))
        } else {
          evaluate(argument.value)
        }
      }
      let single = ["first", "last", "randomElement"]
      if single.contains(name) { return InferredType("Optional", [element]) }
      if name == "firstIndex" { return InferredType("Optional", [InferredType("Int")]) }
      if name == "allSatisfy" { return InferredType("Bool") }
      return InferredType("Array", [element])
    }
  }

  /// Returns the type of `value.map { … }` before `??`, where the value is an optional.
  func optionalMapped(_ value: CodeExpression) -> InferredType? {
    guard case .call(.member(let base, let name, _), let arguments) = value,
      name == "map" || name == "flatMap", let argument = arguments.first
    else { return nil }
    let type = evaluate(base)
    guard type.name != "Array" else { return nil }
    let wrapped = optional(base)
    let result = InferredType()
    if case .keyPath(_, let path) = argument.value {
      result.unify(readPath(path.map(\.name), of: wrapped))
    } else {
      evaluate(argument.value, as: InferredType("Function", [wrapped, result]))
    }
    return result
  }
}

/// The names of modifiers that show that a value is a view.
enum KnownModifiers {
  /// Views of frameworks that other views are often made from.
  static let views: Set<String> = [
    "Text", "Button", "Label", "Image", "VStack", "HStack", "ZStack", "List", "Form", "ScrollView",
    "TextField", "Toggle", "Picker", "NavigationStack", "NavigationView", "Group", "Section",
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Spacer", "Divider", "Link", "Menu",
    "ProgressView", "NavigationLink", "SecureField", "Slider", "Stepper", "TabView", "Color",
  ]

  static let names: Set<String> = [
    "font", "foregroundStyle", "foregroundColor", "frame", "padding", "background", "overlay",
    "clipShape", "cornerRadius", "shadow", "onTapGesture", "onAppear", "onDisappear", "task",
    "disabled", "buttonStyle", "listRowInsets", "navigationTitle", "toolbar", "sheet", "tag",
    "tint", "accessibilityLabel", "accessibilityHidden", "accessibilityElement", "aspectRatio",
    "fixedSize", "layoutPriority", "lineLimit", "multilineTextAlignment", "environmentObject",
    "environment", "preferredColorScheme", "previewDisplayName", "previewLayout", "ignoresSafeArea",
    "swipeActions", "contextMenu", "transition", "animation", "offset", "scaleEffect",
    "rotationEffect", "textContentType", "keyboardType", "focused", "submitLabel", "onChange",
    "onSubmit", "alert", "confirmationDialog", "refreshable", "searchable", "listStyle",
    "listRowBackground", "listRowSeparator", "badge", "tabItem", "edgesIgnoringSafeArea",
    "textFieldStyle", "labelStyle", "toggleStyle", "redacted", "hidden", "id", "zIndex",
    "safeAreaInset", "containerRelativeFrame", "contentShape", "clipped", "border", "fontWeight",
    "autocapitalization", "textInputAutocapitalization", "autocorrectionDisabled", "popover",
    "fullScreenCover", "navigationBarTitleDisplayMode", "navigationDestination", "modifier",
    "drawingGroup", "compositingGroup", "mask", "blur", "position", "alignmentGuide", "onReceive",
    "onLongPressGesture", "gesture", "allowsHitTesting", "matchedGeometryEffect", "bold",
    "presentationDetents", "presentationDragIndicator", "presentationBackground",
    "presentationCornerRadius", "interactiveDismissDisabled", "toolbarBackground",
    "navigationBarBackButtonHidden", "navigationBarHidden", "sensoryFeedback", "symbolEffect",
    "italic", "controlSize", "scrollContentBackground", "scrollTargetLayout", "gridCellColumns",
  ]
}
