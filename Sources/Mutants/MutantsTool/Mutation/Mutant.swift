/// A fault in the engine that can be switched on.
package struct Mutant: Sendable, Hashable, Codable {
  /// Ten hexadecimal digits, computed from the file, the declaration, the kind and the change.
  ///
  /// The id does not depend on the place, so it does not change if lines are added or removed
  /// elsewhere.
  package var id: String
  package var kind: MutantKind
  /// The path of the file, relative to the package.
  package var file: String
  /// The line of the changed code, from 1.
  package var line: Int
  /// The column of the changed code in bytes, from 1.
  package var column: Int
  /// The enclosing declaration, such as `StackRule.size(for:asking:)`; empty at the top level.
  package var declaration: String
  /// The original code, on one line.
  package var original: String
  /// The replacement code, on one line.
  package var replacement: String
  /// The rule that the mutant disables; `nil` for other kinds.
  package var rule: String?
  /// Whether the mutant is in a default argument, which the compiler inserts into the code of
  /// callers.
  package var isOfCallers = false
}

extension Mutant {
  /// The change, such as `a < b` → `a <= b`.
  package var change: String { "`\(original)` → `\(replacement)`" }

  /// The place of the code, such as `Sources/Engine/ViewLayout/…/StackRule.swift:48:9`.
  package var place: String { "\(file):\(line):\(column)" }
}

/// The kind of fault that a mutant introduces.
package enum MutantKind: String, Sendable, Codable, CaseIterable {
  case comparison
  case equality
  case arithmetic
  case extreme
  case condition
  case binding
  case coalescing
  case constant
  case body
  case statement
  case axis
  case side
  case order
  case rounding
  case dropped
  case proposal
  case guide
  case remembered
  case invalidation
  case rule
}

extension MutantKind {
  /// A short description of the fault.
  package var summary: String {
    switch self {
    case .comparison: "a comparison with the other result for equal operands"
    case .equality: "`==` for `!=`, or the reverse"
    case .arithmetic: "another arithmetic operator"
    case .extreme: "`max` for `min`, or the reverse"
    case .condition: "a condition that is always or never true"
    case .binding: "an optional binding that fails"
    case .coalescing: "a `??` that always uses its default"
    case .constant: "a number changed by 1, a Boolean negated"
    case .body: "a function body replaced by a default value"
    case .statement: "a statement removed"
    case .axis: "the other axis"
    case .side: "the opposite edge"
    case .order: "`last` for `first`, or the reverse"
    case .rounding: "another rounding rule"
    case .dropped: "a spacing, inset or priority replaced by 0"
    case .proposal: "`nil`, 0 and infinity exchanged in a proposal"
    case .guide: "an alignment guide ignored"
    case .remembered: "a cached value kept too long, or not cached"
    case .invalidation: "an invalidation removed"
    case .rule: "a rule switched off where the code names it"
    }
  }
}

/// Computes the ids of mutants.
///
/// Equal changes in one declaration are distinguished by their order.
struct MutantNaming {
  private var counts: [String: Int] = [:]

  /// Returns the id of the next mutant; the same sequence of mutants results in the same ids.
  mutating func id(of mutant: Mutant) -> String {
    let text = [
      mutant.file, mutant.declaration, mutant.kind.rawValue, mutant.original, mutant.replacement,
      mutant.rule ?? "",
    ].joined(separator: "\u{0}")
    let ordinal = counts[text, default: 0]
    counts[text] = ordinal + 1
    let digits = String(Self.digest(of: "\(text)\u{0}\(ordinal)"), radix: 16)
    return String((String(repeating: "0", count: 16) + digits).suffix(16).prefix(10))
  }

  /// Returns the 64-bit FNV-1a digest with additional mixing.
  private static func digest(of text: String) -> UInt64 {
    var digest = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    // The mixing changes all bits even if only the last byte of the text differs.
    digest = (digest ^ (digest >> 31)) &* 0x9e37_79b9_7f4a_7c15
    return digest ^ (digest >> 29)
  }
}
