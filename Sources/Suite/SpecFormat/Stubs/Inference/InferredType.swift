/// A type that code states, or that uses of its values show.
///
/// Types of which the code shows that they are the same are unified: they become one node. A node
/// without a name collects the members that code reads until its name is found.
final class InferredType {
  /// A fact about a type whose name no use shows.
  enum Hint: Int, Comparable {
    case color, view, symbol, text, decimal, number, integer, list

    static func < (left: Hint, right: Hint) -> Bool { left.rawValue < right.rawValue }
  }

  private var link: InferredType?
  private var ownName: String?
  private var ownArguments: [InferredType]
  private var ownHints: Set<Hint> = []
  private var ownShape: TypeShape?
  /// The name of a member or a variable that has the type, which shows what a value may be.
  private var ownLabel: String?

  /// - Parameters:
  ///   - name: The name; `nil` for a type that is not known yet.
  ///   - arguments: The elements of an `Array`, the wrapped type of an `Optional` or a `Binding`,
  ///     the parameters and the result of a `Function`.
  init(_ name: String? = nil, _ arguments: [InferredType] = []) {
    (ownName, ownArguments) = (name, arguments)
  }

  /// The node that represents all unified types.
  var root: InferredType {
    var node = self
    while let next = node.link { node = next }
    return node
  }

  var name: String? {
    get { root.ownName }
    set { root.ownName = newValue }
  }
  var arguments: [InferredType] { root.ownArguments }
  /// The name of the first member or variable of the type.
  var label: String? {
    get { root.ownLabel }
    set { root.ownLabel = root.ownLabel ?? newValue }
  }
  /// Whether it is a generic parameter, which is another type at each use.
  var isGeneric: Bool { name?.hasPrefix("τ") ?? false }
  var hints: Set<Hint> { root.ownHints }

  func add(_ hint: Hint) { if name == nil { root.ownHints.insert(hint) } }

  /// The members of the type; a named type of a framework has none.
  var shape: TypeShape? {
    get { root.ownShape }
    set { root.ownShape = newValue }
  }

  /// The members of a type that may have some; `nil` for a type of a framework.
  var openShape: TypeShape? {
    let root = root
    if root.ownShape == nil, root.ownName == nil { root.ownShape = TypeShape() }
    return root.ownShape
  }

  /// Makes two types the same, as far as they do not contradict each other.
  func unify(_ other: InferredType, depth: Int = 0) {
    let (left, right) = (root, other.root)
    guard left !== right, depth < 12, !left.isGeneric, !right.isGeneric else { return }
    if left.ownName == nil {
      left.bind(to: right, depth: depth)
    } else if right.ownName == nil {
      right.bind(to: left, depth: depth)
    } else if left.ownName == right.ownName {
      for (one, two) in zip(left.ownArguments, right.ownArguments) {
        one.unify(two, depth: depth + 1)
      }
    } else if let wrapped = left.wrapped {
      wrapped.unify(right, depth: depth + 1)
    } else if let wrapped = right.wrapped {
      left.unify(wrapped, depth: depth + 1)
    } else if left.ownName == "UIView" {
      right.ownShape?.conformances.insert("UIView")
    } else if let shape = right.ownShape, shape.isProtocol, let name = right.ownName {
      left.ownShape?.conformances.insert(name)
    } else if let shape = left.ownShape, shape.isProtocol, let name = left.ownName {
      right.ownShape?.conformances.insert(name)
    }
  }

  /// The type in an `Optional` or a `Binding`; `nil` for others.
  var wrapped: InferredType? {
    name == "Optional" || name == "Binding" ? arguments.first : nil
  }

  private func bind(to other: InferredType, depth: Int) {
    // A type does not contain itself.
    guard !other.contains(self, depth: 0) else { return }
    let shape = ownShape
    (link, ownShape) = (other, nil)
    if other.ownName == nil {
      other.ownHints.formUnion(ownHints)
      other.label = ownLabel
    }
    guard let shape else { return }
    if other.ownName == nil, other.ownShape == nil {
      other.ownShape = shape
    } else if let known = other.ownShape {
      known.merge(shape, depth: depth)
    } else if let wrapped = other.wrapped, wrapped.openShape != nil {
      wrapped.openShape?.merge(shape, depth: depth)
    } else {
      for member in shape.members.values {
        KnownMembers.type(of: member.name, in: other)?.unify(member.type, depth: depth + 1)
      }
    }
  }

  private func contains(_ other: InferredType, depth: Int) -> Bool {
    depth < 8
      && ownArguments.contains { $0.root === other || $0.root.contains(other, depth: depth + 1) }
  }
}

/// A member that code uses of a type.
final class InferredMember {
  let name: String
  /// The type of the property, or of the result of the method.
  let type: InferredType
  /// The parameters of a method; `nil` for a property.
  var parameters: [InferredParameter]?
  var isOptional = false
  /// Whether code assigns a value to it, or binds a control to it.
  var isAssigned = false
  /// Whether the result of a method is used.
  var isRead = false
  /// Whether it is a static member that is used without its type, such as `.large`.
  var isImplicit = false

  init(_ name: String, type: InferredType = InferredType(), parameters: [InferredParameter]? = nil)
  {
    (self.name, self.type, self.parameters) = (name, type, parameters)
  }

  /// The name with the labels of a method, which is different for each member.
  var key: String { Self.key(name, parameters) }

  static func key(_ name: String, _ parameters: [InferredParameter]?) -> String {
    parameters.map { "\(name)(\($0.map { "\($0.label ?? "_"):" }.joined()))" } ?? name
  }

  /// Returns the name and the parameters that a key states.
  static func parts(ofKey key: String) -> (name: String, parameters: [InferredParameter]?) {
    guard let start = key.firstIndex(of: "(") else { return (key, nil) }
    let labels = key[key.index(after: start)...].dropLast().split(separator: ":")
    return (
      String(key[..<start]),
      labels.map { InferredParameter(label: $0 == "_" ? nil : String($0), type: InferredType()) }
    )
  }

  func merge(_ other: InferredMember, depth: Int) {
    type.unify(other.type, depth: depth + 1)
    for (one, two) in zip(parameters ?? [], other.parameters ?? []) {
      one.type.unify(two.type, depth: depth + 1)
    }
    isOptional = isOptional || other.isOptional
    isAssigned = isAssigned || other.isAssigned
    isRead = isRead || other.isRead
    isImplicit = isImplicit || other.isImplicit
  }
}

/// A parameter of a function or of an initializer.
struct InferredParameter {
  var label: String?
  var type: InferredType
  /// Whether it is a closure that makes views.
  var isContent = false
}

/// The members of a type, with what uses show about its kind.
final class TypeShape {
  /// The properties and methods of values, by their keys.
  var members: [String: InferredMember] = [:]
  /// The properties and methods of the type.
  var statics: [String: InferredMember] = [:]
  /// The values of the cases that patterns match.
  var cases: [String: [InferredType]] = [:]
  /// The labels of the values of cases.
  var caseLabels: [String: [String?]] = [:]
  /// The parameters of all calls of initializers, in an order that suits each call.
  var parameters: [InferredParameter] = []
  /// Whether an initializer is called.
  var isMade = false
  /// Whether a variable has the type.
  var isAnnotated = false
  var conformances: Set<String> = []
  var isView = false
  var isProtocol = false
  var isObserved = false
  var isObservable = false
  var isClass = false
  /// Whether code changes a member of a value.
  var isAssigned = false
  /// Whether values are compared with `.name`.
  var isCompared = false
  /// Whether the members are those of a declaration in the files, or of a stub.
  var isDeclared = false
  /// The declarations of a type in the files that are initializers: labels and types.
  var initializers: [[InferredParameter]] = []

  func member(_ name: String, _ parameters: [InferredParameter]? = nil) -> InferredMember {
    let member = Self.member(name, parameters, in: &members)
    if parameters == nil { member.type.label = name }
    return member
  }

  func staticMember(_ name: String, _ parameters: [InferredParameter]? = nil) -> InferredMember {
    Self.member(name, parameters, in: &statics)
  }

  private static func member(
    _ name: String,
    _ parameters: [InferredParameter]?,
    in members: inout [String: InferredMember]
  ) -> InferredMember {
    let new = InferredMember(name, parameters: parameters)
    if let known = members[new.key] {
      known.merge(new, depth: 0)
      return known
    }
    members[new.key] = new
    return new
  }

  func merge(_ other: TypeShape, depth: Int) {
    guard other !== self else { return }
    for (key, member) in other.members {
      if let known = members[key] {
        known.merge(member, depth: depth)
      } else {
        members[key] = member
      }
    }
    for (key, member) in other.statics {
      if let known = statics[key] {
        known.merge(member, depth: depth)
      } else {
        statics[key] = member
      }
    }
    for (name, values) in other.cases { addCase(name, values, depth: depth) }
    caseLabels.merge(other.caseLabels) { first, _ in first }
    for parameter in other.parameters
    where !parameters.contains(where: { $0.label == parameter.label }) {
      parameters.append(parameter)
    }
    conformances.formUnion(other.conformances)
    isMade = isMade || other.isMade
    isAnnotated = isAnnotated || other.isAnnotated
    isView = isView || other.isView
    isObserved = isObserved || other.isObserved
    isObservable = isObservable || other.isObservable
    isClass = isClass || other.isClass
    isAssigned = isAssigned || other.isAssigned
    isCompared = isCompared || other.isCompared
  }

  func addCase(_ name: String, _ values: [InferredType], depth: Int = 0) {
    let known = cases[name] ?? []
    for (one, two) in zip(known, values) { one.unify(two, depth: depth + 1) }
    if known.count < values.count {
      cases[name] = values
    } else if known.isEmpty {
      cases[name] = []
    }
  }

  /// Returns the labels of the values of a case, `nil` for values without one.
  func labels(ofCase name: String) -> [String?] {
    let count = cases[name]?.count ?? 0
    let known = caseLabels[name] ?? []
    return known.count == count ? known : Array(repeating: nil, count: count)
  }

  /// Adds the parameters of a call of an initializer, in their order.
  func addCall(_ call: [InferredParameter]) {
    isMade = true
    var place = 0
    for parameter in call {
      let known = parameters.indices.first { index in
        parameters[index].label == parameter.label
          && (parameter.label != nil || index >= place || parameter.isContent)
      }
      if let known {
        parameters[known].type.unify(parameter.type)
        parameters[known].isContent = parameters[known].isContent || parameter.isContent
        place = max(place, known + 1)
      } else {
        parameters.insert(parameter, at: min(place, parameters.count))
        place += 1
      }
    }
  }
}

extension InferredType {
  /// Whether no use shows anything about the type.
  var isUnknown: Bool {
    name == nil && hints.isEmpty && (shape.map { $0.members.isEmpty && $0.statics.isEmpty } ?? true)
  }

  /// Whether it is a function, or an optional one.
  var isFunction: Bool { name == "Function" || name == "Optional" && arguments[0].isFunction }
}
