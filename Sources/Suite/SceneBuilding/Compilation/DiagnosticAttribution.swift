internal import Foundation
internal import SpecFormat

/// Assigns the compiler's messages to the blocks of a module that they refuse.
struct DiagnosticAttribution {
  private let module: SceneModule
  private let withdrawn: Set<CodePlace>
  /// The shared blocks that were left out, by the names that they declare for other blocks.
  private let withdrawnNames: [String: [CodePlace]]

  /// - Parameters:
  ///   - module: The module that was compiled.
  ///   - withdrawn: The blocks of it that were left out because they were refused earlier.
  init(of module: SceneModule, without withdrawn: Set<CodePlace>) {
    self.module = module
    self.withdrawn = withdrawn
    withdrawnNames = module.places(byNamesDeclaredAt: withdrawn)
  }
}

extension DiagnosticAttribution {
  /// Returns the blocks that the compiler refuses.
  ///
  /// If no message is about a block, every scene is refused with the whole output.
  ///
  /// - Parameter output: The complete output of the compiler.
  /// - Returns: Blocks that are not left out yet: at least one, unless no scene remains.
  func refusals(in output: String) -> [CompiledScenes.Refusal] {
    let found = placedRefusals(in: output)
    return found.isEmpty ? refusals(of: module.document.scenePlaces, saying: output) : found
  }

  /// Returns the blocks that contain an error, each with the blocks that cause it.
  ///
  /// An error that quotes a name of a block that was left out is a consequence of that, and is not
  /// reported.
  ///
  /// - Parameter output: The complete output of the compiler.
  /// - Returns: Blocks that are not left out yet; empty if no error is in a block.
  func placedRefusals(in output: String) -> [CompiledScenes.Refusal] {
    let errors = CompilerErrorGroup.groups(in: output).filter { placed in
      place(of: placed).map { !withdrawn.contains($0) } ?? false
    }
    let places = errors.compactMap(place(of:)).uniqued
    let refusedNames = module.places(byNamesDeclaredAt: Set(places))
    return places.map { place in
      let own = errors.filter { self.place(of: $0) == place }
      let reported = own.filter { causes(of: $0.error, in: withdrawnNames).isEmpty }
      var refusal = CompiledScenes.Refusal(
        place: place,
        messages: module.causesFirst(reported).flatMap { $0.messages.map(worded) }
      )
      let names = withdrawnNames.merging(refusedNames) { $0 + $1 }
      refusal.causes = Set(own.flatMap(\.messages).flatMap { causes(of: $0, in: names) })
      if refusal.causes.isEmpty { refusal.causes = causesByMention(at: place) }
      refusal.causes.remove(place)
      return Self.withoutEchoes(refusal)
    }
  }

  private func place(of group: CompilerErrorGroup) -> CodePlace? {
    module.place(ofLine: group.error.line, in: group.error.file)
  }

  /// Returns a refusal of each scene that is not left out yet, all with the same message.
  ///
  /// - Parameters:
  ///   - scenes: The places of scenes.
  ///   - output: The message.
  /// - Returns: The refusals in the order of the places.
  func refusals(of scenes: [CodePlace], saying output: String) -> [CompiledScenes.Refusal] {
    scenes.filter { !withdrawn.contains($0) }.map { place in
      let message = CompilerDiagnostic(
        file: module.document.file,
        line: place.fenceLine,
        column: 1,
        severity: .error,
        message: output.trimmingCharacters(in: .whitespacesAndNewlines)
      )
      return CompiledScenes.Refusal(place: place, messages: [message])
    }
  }

  /// Returns the blocks that declare a name that a message quotes.
  private func causes(
    of message: CompilerDiagnostic,
    in names: [String: [CodePlace]]
  ) -> [CodePlace] {
    names.isEmpty ? [] : message.quotedNames.flatMap { names[$0] ?? [] }
  }

  /// Returns the blocks that were left out and declare a name that occurs in a block's code.
  ///
  /// Type checking reports all errors at once, so that errors which appear after a block was left
  /// out are usually its consequences, even if they do not quote its names.
  private func causesByMention(at place: CodePlace) -> Set<CodePlace> {
    guard !withdrawnNames.isEmpty else { return [] }
    return Set(module.words(at: place).flatMap { withdrawnNames[$0] ?? [] })
  }

  /// Rewords an error for the author of the Markdown.
  ///
  /// For a duplicate declaration the compiler names either of the two places. That setup is
  /// compiled inside a function is not visible in the Markdown.
  private func worded(_ error: CompilerDiagnostic) -> CompilerDiagnostic {
    let remedies = [
      "local type cannot have attached": "declare the type in a 'swift shared' block",
      "closure containing a declaration cannot be used with":
        "write 'return' before the scene, or declare it in a 'swift shared' block",
    ]
    if let remedy = remedies.first(where: { error.message.hasPrefix($0.key) })?.value {
      var error = error
      error.message += "; \(remedy)"
      return error
    }
    guard let match = error.message.wholeMatch(of: /invalid redeclaration of '(\w+)'/) else {
      return error
    }
    let name = String(match.1)
    let others = module.declarations(of: name).filter { $0.place.file != error.file }
    guard !others.isEmpty else { return error }
    let places = others.map { "\($0.place.file):\($0.line)" }.joined(separator: " and ")
    var error = error
    error.message = """
      '\(name)' is also declared at \(places), and specs that use it see both: rename one of them, or make \
      it 'private'
      """
    return error
  }

  /// Returns a refusal without "circular reference" errors, if it has other errors that cause them.
  private static func withoutEchoes(
    _ refusal: CompiledScenes.Refusal
  ) -> CompiledScenes.Refusal {
    let echo = "circular reference"
    guard refusal.messages.contains(where: { $0.severity == .error && $0.message != echo }) else {
      return refusal
    }
    var refusal = refusal
    refusal.messages.removeAll { $0.message == echo }
    return refusal
  }
}

/// An error of the compiler with the notes that explain it.
struct CompilerErrorGroup {
  var error: CompilerDiagnostic
  /// The notes that follow it in the output.
  var notes: [CompilerDiagnostic] = []

  var messages: [CompilerDiagnostic] { [error] + notes }

  /// Parses the output of the compiler; notes on warnings are ignored.
  static func groups(in output: String) -> [CompilerErrorGroup] {
    var groups: [CompilerErrorGroup] = []
    var isOfError = false
    for message in CompilerDiagnostic.parse(output) {
      switch message.severity {
      case .error: groups.append(CompilerErrorGroup(error: message))
      case .note where isOfError && !message.isOffer: groups[groups.count - 1].notes.append(message)
      case .note, .warning: break
      }
      if message.severity != .note { isOfError = message.severity == .error }
    }
    return groups
  }
}

extension CompilerDiagnostic {
  /// Whether a note only offers to edit the code, and explains nothing.
  fileprivate var isOffer: Bool {
    let beginnings = ["add stubs for", "coalesce using", "force-unwrap using"]
    return beginnings.contains { message.hasPrefix($0) } || message.hasSuffix("declared here")
  }

  /// The identifiers in quotes: `Card` and `title` in "'Card' has no member 'title'".
  var quotedNames: Set<String> {
    Set(message.matches(of: /'([^']+)'/).flatMap { SwiftWords.all(in: String($0.1)) })
  }
}

extension SceneModule {
  /// Returns the blocks that declare each name for other blocks.
  fileprivate func places(byNamesDeclaredAt places: Set<CodePlace>) -> [String: [CodePlace]] {
    places.reduce(into: [:]) { found, place in
      for name in names(declaredAt: place) { found[name, default: []].append(place) }
    }
  }

  /// Returns the errors of one block, those that quote a declaration with errors after the errors
  /// in it.
  fileprivate func causesFirst(_ errors: [CompilerErrorGroup]) -> [CompilerErrorGroup] {
    let declarations = errors.map { declaration(above: $0.error.line, in: $0.error.file) }
    let faulty = Set(declarations.compactMap(\.self))
    let isConsequence = zip(errors, declarations).map { error, own in
      !error.error.quotedNames.isDisjoint(with: faulty.subtracting([own].compactMap(\.self)))
    }
    let placed = zip(errors, isConsequence)
    return placed.filter { !$1 }.map(\.0) + placed.filter { $1 }.map(\.0)
  }
}
