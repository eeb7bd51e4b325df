/// Converts a scene's Swift code to data.
///
/// Data has no transparent views: a `Group` is replaced by its content, with its modifiers on each
/// child. Several root views are wrapped in a `VStack`, and several views in a `background` or
/// `overlay` closure in a `ZStack`.
package struct SceneReader {
  private init() {}

  /// Returns a scene's code as data.
  ///
  /// - Parameter code: The body of a view builder.
  /// - Returns: The root view with its descendants.
  /// - Throws: ``SceneNotData`` if the code cannot be data.
  package static func scene(of code: String) throws(SceneNotData) -> EngineScene {
    var parser = try SceneParser(code)
    let views = try SceneReader().views(of: try parser.expressions())
    guard let first = views.first else { throw .empty }
    return views.count == 1 ? first : EngineScene("VStack", children: views)
  }
}

extension SceneReader {
  private func views(of expressions: [SceneExpression]) throws(SceneNotData) -> [EngineScene] {
    var views: [EngineScene] = []
    for expression in expressions { views += try self.views(of: expression) }
    return views
  }

  /// Returns the views of an expression: none for an `EmptyView`, several for a group.
  private func views(of expression: SceneExpression) throws(SceneNotData) -> [EngineScene] {
    switch expression {
    case .call(.member(let base?, let name), let call):
      return try modified(base, by: name, call)
    case .call(.name(let name), let call):
      return try views(named: name, call)
    case .member(.name("Color")?, let name) where ArgumentForm.colors.contains(name):
      return [EngineScene("Color", ["0": .words(name)])]
    case .member, .name: throw .variable(expression.words)
    default: throw .unreadable(expression.words)
    }
  }

  private func views(
    named name: String,
    _ call: SceneCall
  ) throws(SceneNotData) -> [EngineScene] {
    if SceneVocabulary.transparent.contains(name) {
      if let first = call.arguments.first { throw .argument(first.words, of: name) }
      return try views(of: call.content ?? [])
    }
    if let known = SceneVocabulary.containers[name] {
      let arguments = try self.arguments(call.arguments, of: name, known)
      return [EngineScene(name, arguments, children: try views(of: call.content ?? []))]
    }
    guard let known = SceneVocabulary.leaves[name] else { throw .unknownView(name) }
    guard call.content == nil else { throw .content(name) }
    return [EngineScene(name, try arguments(call.arguments, of: name, known))]
  }

  private func modified(
    _ base: SceneExpression,
    by name: String,
    _ call: SceneCall
  ) throws(SceneNotData) -> [EngineScene] {
    guard let known = SceneVocabulary.modifiers[name] else {
      throw call.content == nil ? .unknownModifier(name) : .closure(".\(name)")
    }
    let views = try self.views(of: base)
    var given = call.arguments
    var second: [EngineScene] = []
    if SceneVocabulary.layers.contains(name) {
      second = try secondView(in: &given, call.content, of: name)
    } else if call.content != nil {
      throw .content(".\(name)")
    }
    let arguments = try self.arguments(given, of: ".\(name)", known)
    return views.map { EngineScene(name, arguments, children: [$0] + second) }
  }

  /// Returns the second view of a `background` or `overlay`: its first argument, or the content of
  /// its closure.
  private func secondView(
    in arguments: inout [SceneCall.Argument],
    _ content: [SceneExpression]?,
    of name: String
  ) throws(SceneNotData) -> [EngineScene] {
    if let content {
      let views = try self.views(of: content)
      guard views.count > 1 else { return views }
      guard arguments.isEmpty else { throw .argument(arguments[0].words, of: ".\(name)") }
      return [EngineScene("ZStack", children: views)]
    }
    guard let first = arguments.first, first.label == nil else {
      throw .argument(arguments.first?.words ?? "()", of: ".\(name)")
    }
    arguments.removeFirst()
    if let color = ArgumentForm.color.value(of: first.value) {
      return [EngineScene("Color", ["0": color])]
    }
    return try views(of: first.value)
  }
}

extension SceneReader {
  private func arguments(
    _ given: [SceneCall.Argument],
    of owner: String,
    _ known: SceneVocabulary.Arguments
  ) throws(SceneNotData) -> [String: EngineScene.Argument] {
    var arguments: [String: EngineScene.Argument] = [:]
    for (place, argument) in given.enumerated() {
      if case .call(.name(let bundle), let call) = argument.value,
        SceneVocabulary.bundles.contains(bundle), argument.label == nil
      {
        arguments.merge(try self.arguments(call.arguments, of: owner, known)) { $1 }
        continue
      }
      let name = argument.label ?? "\(place)"
      guard let forms = known[name],
        let value = forms.lazy.compactMap({ $0.value(of: argument.value) }).first
      else {
        if case .name(let variable) = argument.value { throw .variable(variable) }
        throw .argument(argument.words, of: owner)
      }
      arguments[name] = value
    }
    return arguments
  }
}

extension SceneCall.Argument {
  /// The argument as source code.
  fileprivate var words: String { (label.map { "\($0): " } ?? "") + value.words }
}
