/// The role of a `swift` fence, which is the second word of its info string.
package enum SwiftRole: String, CaseIterable {
  /// The scene, for a fence without a second word.
  case scene = ""
  case setup
  case step
  case shared
  case rejected
  case sketch

  /// The words that are valid after `swift`.
  static let words = allCases.map(\.rawValue).filter { !$0.isEmpty }
}

/// The author of a Swift block on an article's page.
package enum CodeOrigin: String, Sendable, Codable, CaseIterable {
  /// Unmodified code of the article.
  case author
  /// Code of the article with additions that make it compile.
  case filled
  /// Code that was written for the spec, because the article has none.
  case ours
}

/// The source of an expectation's values.
package enum Evidence: String, Sendable, CaseIterable {
  /// Measured on Apple's frameworks and published; the prose names the source.
  case recorded
  /// Stated by an article, or a direct consequence of it.
  case article
  /// A consequence of Apple's documentation.
  case documented
  /// Derived by hand from the rules; the prose names the rule.
  case derived
  /// Accepted output of the engine, as a regression test without a claim of conformance.
  case accepted
  /// The block states a requirement of its author without numbers, as `checks` does; no attribute
  /// is written.
  case requirement
}

extension Evidence {
  /// The kinds that the attribute `evidence=` can have.
  package static let attributeValues = allCases.filter { $0 != .requirement }
}

/// The required form of a line, for messages.
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
