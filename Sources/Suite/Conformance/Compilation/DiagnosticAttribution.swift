internal import Foundation
internal import SpecFormat

/// Reads off the compiler's messages which blocks of a module it refuses, and why.
struct DiagnosticAttribution {
  private let module: SceneModule
  private let withdrawn: Set<CodePlace>
  /// The shared blocks that were left out, by the names that they declare for others.
  private let causes: [String: [CodePlace]]

  /// - Parameters:
  ///   - module: The module that was compiled.
  ///   - withdrawn: Its blocks that were left out, as they were refused before.
  init(of module: SceneModule, without withdrawn: Set<CodePlace>) {
    self.module = module
    self.withdrawn = withdrawn
    causes = withdrawn.reduce(into: [:]) { causes, place in
      for name in module.names(declaredAt: place) { causes[name, default: []].append(place) }
    }
  }
}

extension DiagnosticAttribution {
  /// The blocks that are refused now.
  ///
  /// Where the compiler says of no block that it is at fault, no scene can be compiled, and its
  /// message is that of all of them.
  ///
  /// - Parameter output: All that the compiler printed.
  /// - Returns: At least one block that is not left out yet, where there is a scene left.
  func refusals(in output: String) -> [CompiledScenes.Refusal] {
    let found = placedRefusals(in: output)
    return found.isEmpty ? refusalsOfAll(saying: output) : found
  }

  /// The blocks of which the compiler says that they are at fault.
  ///
  /// - Parameter output: All that the compiler printed.
  /// - Returns: Blocks that are not left out yet; none where it names no place in them.
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

  /// Every scene that is left, refused in the same words.
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

  /// The blocks left out that declare a name which a message has in quotes.
  private func causes(of message: CompilerDiagnostic) -> [CodePlace] {
    guard !causes.isEmpty else { return [] }
    return message.message.matches(of: /'(\w+)'/).flatMap { causes[String($0.1)] ?? [] }
  }

  /// Whether an error only follows from a block that is left out: it lacks a name of that block's,
  /// whose own errors are told with it.
  private func isConsequence(_ error: CompilerDiagnostic) -> Bool {
    guard let match = error.message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) else {
      return false
    }
    return module.declarations(of: String(match.1)).contains { withdrawn.contains($0.place) }
  }

  /// An error in the words of somebody who sees Markdown.
  ///
  /// Of a name that is declared twice the compiler names one place, and another time the other; and
  /// nobody sees that setup is compiled inside of a function.
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
      '\(name)' is declared at \(places) too, and a spec that uses it sees both: rename one of them, or make \
      it 'private'
      """
    return error
  }

  /// A refusal without the errors that only say again that another is there.
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
