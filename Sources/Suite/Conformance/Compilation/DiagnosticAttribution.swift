internal import Foundation
internal import SpecFormat

/// Assigns the compiler's messages to the blocks of a module that they refuse.
struct DiagnosticAttribution {
  private let module: SceneModule
  private let withdrawn: Set<CodePlace>
  /// The shared blocks that were left out, by the names that they declare for other blocks.
  private let causes: [String: [CodePlace]]

  /// - Parameters:
  ///   - module: The module that was compiled.
  ///   - withdrawn: The blocks of it that were left out because they were refused earlier.
  init(of module: SceneModule, without withdrawn: Set<CodePlace>) {
    self.module = module
    self.withdrawn = withdrawn
    causes = withdrawn.reduce(into: [:]) { causes, place in
      for name in module.names(declaredAt: place) { causes[name, default: []].append(place) }
    }
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
    return found.isEmpty ? refusalsOfAll(saying: output) : found
  }

  /// Returns the blocks that contain an error.
  ///
  /// - Parameter output: The complete output of the compiler.
  /// - Returns: Blocks that are not left out yet; empty if no error is in a block.
  func placedRefusals(in output: String) -> [CompiledScenes.Refusal] {
    var found: [CompiledScenes.Refusal] = []
    var current: Int?
    var isReported = true
    for message in CompilerDiagnostic.parse(output) where message.severity != .warning {
      if message.severity == .error {
        isReported = !isConsequence(message)
        let place = module.place(ofLine: message.line, in: message.file)
        current = place.map { place in
          found.firstIndex { $0.place == place }
            ?? {
              found.append(CompiledScenes.Refusal(place: place, messages: []))
              return found.count - 1
            }()
        }
      }
      guard let current else { continue }
      found[current].causes.formUnion(causes(of: message))
      if isReported { found[current].messages.append(worded(message)) }
    }
    found.removeAll { withdrawn.contains($0.place) }
    return found.map(Self.withoutEchoes)
  }

  /// Returns a refusal of every remaining scene, each with the same message.
  func refusalsOfAll(saying output: String) -> [CompiledScenes.Refusal] {
    module.document.scenePlaces.filter { !withdrawn.contains($0) }.map { place in
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

  /// Returns the blocks that were left out and declare a name that a message quotes.
  private func causes(of message: CompilerDiagnostic) -> [CodePlace] {
    guard !causes.isEmpty else { return [] }
    return message.message.matches(of: /'(\w+)'/).flatMap { causes[String($0.1)] ?? [] }
  }

  /// Returns whether an error is only a consequence of a block that was left out and declares the
  /// missing name.
  ///
  /// The errors of that block are reported with it.
  private func isConsequence(_ error: CompilerDiagnostic) -> Bool {
    guard let match = error.message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) else {
      return false
    }
    return module.declarations(of: String(match.1)).contains { withdrawn.contains($0.place) }
  }

  /// Rewords an error for the author of the Markdown.
  ///
  /// For a duplicate declaration the compiler names either of the two places. That setup is
  /// compiled inside a function is not visible in the Markdown.
  private func worded(_ error: CompilerDiagnostic) -> CompilerDiagnostic {
    if error.message.hasPrefix("local type cannot have attached") {
      var error = error
      error.message += "; declare the type in a 'swift shared' block"
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
