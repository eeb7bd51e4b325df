/// The role of a `swift` fence, by the word after it.
enum SwiftRole: String, CaseIterable {
  /// The scene: no word at all.
  case scene = ""
  case setup
  case step
  case shared
  case rejected
  case sketch

  /// The words that may follow `swift`.
  static let words = allCases.map(\.rawValue).filter { !$0.isEmpty }
}

/// Whose code a Swift block on an article's page is.
package enum CodeOrigin: String, Sendable, Codable, CaseIterable {
  /// The article's author's, as it stands.
  case author
  /// The author's, with its gaps filled so that it compiles.
  case filled
  /// Ours, to show something that the article has no code for.
  case ours
}

/// Where an expectation comes from.
package enum Evidence: String, Sendable, CaseIterable {
  /// Measured on Apple's frameworks and published; the prose names the source.
  case recorded
  /// Stated by one of the articles, or follows directly from it.
  case article
  /// Follows from Apple's documentation.
  case documented
  /// Worked out by hand from the rules; the prose names the rule.
  case derived
  /// The engine's own output that someone accepted: a regression guard, no conformance claim.
  case accepted
  /// Absent: the block has no numbers and states a requirement of its author, as `checks` does.
  case requirement = "wish"
}

extension Evidence {
  /// The kinds that a fence may state.
  package static let statable = allCases.filter { $0 != .requirement }
}

/// The form that a line of a block must have, as messages show it.
package struct LineForm: Sendable, Hashable, ExpressibleByStringLiteral {
  package let text: String

  package init(stringLiteral text: String) { self.text = text }
}

extension LineForm {
  static let frame: LineForm = "name \"label\" #id  x y width height"
  static let selectedFrame: LineForm = "#id  x y width height"
  static let content: LineForm = "content 0 0 width height"
  static let cell: LineForm = "cell section.item  x y width height"
  static let supplementary: LineForm = "supplementary \"kind\" section.item  x y width height"
  static let decoration: LineForm = "decoration \"kind\" section  x y width height"
  static let row: LineForm = "row section.row  x y width height"
  static let tableBoundary: LineForm = "header section  x y width height"
  static let negotiation: LineForm = "name \"label\" #id  320x480 -> 50x20"
}

/// The snapshot that a script's calls are made on, by the word after `script`.
package enum ScriptForm: String, Sendable, CaseIterable {
  /// Sections with their items.
  case snapshot
  /// The items of one section, in a tree.
  case sectionSnapshot = "section-snapshot"
}

/// The laws that a `laws` block may name.
package enum LawName: String, Sendable, CaseIterable {
  /// Laying out again at the same proposal computes and changes nothing.
  case idempotent
  /// From right to left, the frames are the mirror image of those from left to right.
  case mirroredInRTL = "mirrored-in-rtl"
  /// A graph that was laid out before gives the frames of a new one.
  case incrementalEqualsFresh = "incremental-equals-fresh"
  /// Answers that are remembered, by the engine or by a layout's own cache, change no frame.
  case cachedEqualsUncached = "cached-equals-uncached"
  /// Answers of one axis at a time and answers of whole proposals give the same frames.
  case axesApartEqualsTogether = "axes-apart-equals-together"
}
