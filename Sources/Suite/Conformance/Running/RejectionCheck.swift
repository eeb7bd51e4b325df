package import SceneBuilding
internal import Foundation
package import SpecFormat

/// Checks that `swift rejected` code does not compile, with the compiler and modules of this
/// executable.
package struct RejectionCheck: Sendable {
  private let compiler: SwiftCompiler

  /// Creates a check that uses a compiler.
  ///
  /// - Parameter compiler: The compiler with the modules; by default, the compiler in `PATH` and
  ///   the modules beside the executable.
  package init(compiler: SwiftCompiler = .beside(executable: .current)) {
    self.compiler = compiler
  }
}

extension RejectionCheck {
  /// Compiles one rejected block and judges the compiler's messages.
  package func check(
    _ rejected: RejectedSpec,
    outline: ExpectationOutline,
    in document: SpecDocument
  ) -> ExpectationResult {
    if let skipped = ExpectationResult.skipped(outline) { return skipped }
    do {
      let source = RejectedSource.text(for: rejected, in: document)
      let outcome = try compiler.check(source)
      return try judge(outcome, of: rejected, outline: outline, in: document)
    } catch {
      return .error(outline, note: "\(error)")
    }
  }

  /// Judges the compiler's messages: the error must be in the block itself, not in the code around
  /// it.
  func judge(
    _ outcome: SwiftCompiler.Outcome,
    of rejected: RejectedSpec,
    outline: ExpectationOutline,
    in document: SpecDocument
  ) throws(RejectionError) -> ExpectationResult {
    let messages = try refusals(outcome, of: rejected, in: document)
    let expected = rejected.message.map { "an error with the text \"\($0)\"" } ?? "an error"
    let actual = messages.isEmpty ? "it compiles" : messages.joined(separator: "\n")
    let isRefused = messages.contains { message in
      rejected.message.map { message.contains($0) } ?? true
    }
    let mismatch = Mismatch(
      line: rejected.code.fenceLine,
      subject: "rejected code",
      expected: expected,
      actual: actual
    )
    return ExpectationResult(
      outline: outline,
      comparison: Comparison(
        mismatches: isRefused ? [] : [mismatch],
        expected: [ReportedLine(expected)],
        actual: [ReportedLine](text: actual)
      )
    )
  }

  /// Returns the errors in the block, each followed by its notes.
  private func refusals(
    _ outcome: SwiftCompiler.Outcome,
    of rejected: RejectedSpec,
    in document: SpecDocument
  ) throws(RejectionError) -> [String] {
    guard outcome.status != 0 else { return [] }
    var inside: [String] = []
    var isInside = false
    for diagnostic in CompilerDiagnostic.parse(outcome.output) {
      if diagnostic.severity == .error {
        isInside = rejected.code.contains(diagnostic, file: document.file)
        guard isInside else { continue }
        inside.append(diagnostic.message)
      } else if diagnostic.severity == .note, isInside {
        inside.append("note: \(diagnostic.message)")
      }
    }
    guard !inside.isEmpty else { throw .codeAroundFails(outcome.output) }
    return inside
  }
}

extension CodeBlock {
  /// Returns whether a message is in the block; a missing brace or return is reported on the line
  /// after it.
  fileprivate func contains(_ diagnostic: CompilerDiagnostic, file: String) -> Bool {
    diagnostic.file.hasSuffix(file) && contains(line: diagnostic.line)
  }
}

/// The reason why a rejected block could not be judged although the compiler ran.
enum RejectionError: Error, Equatable {
  /// The compiler reports errors only outside of the block.
  case codeAroundFails(String)
}

extension RejectionError: CustomStringConvertible {
  var description: String {
    switch self {
    case .codeAroundFails(let output):
      "the code around the block does not compile:\n\(output)"
    }
  }
}
