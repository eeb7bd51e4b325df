internal import Conformance
internal import SpecFormat

/// Whether numbers were measured on Apple's frameworks, which the site shows before other evidence.
enum Standing: String, CaseIterable {
  /// The numbers were measured on Apple's frameworks.
  case recorded
  /// The numbers follow from documentation, an article, the rules, or a requirement.
  case derived
  /// The numbers are those of this engine: its reference style, or its accepted output.
  case own
}

extension Standing {
  /// - Parameters:
  ///   - evidence: The evidence of the expectation; `nil` if it is not stated.
  ///   - usesReferenceStyle: Whether its clause depends on the engine's style of controls.
  init(_ evidence: Evidence?, usesReferenceStyle: Bool) {
    self =
      switch evidence {
      case .recorded: .recorded
      case .derived where usesReferenceStyle: .own
      case .article, .documented, .derived, .requirement: .derived
      case .accepted, nil: .own
      }
  }

  /// The strongest of several; `nil` for none.
  static func strongest(_ standings: [Standing]) -> Standing? {
    allCases.first { standings.contains($0) }
  }

  /// A sign that is legible without color.
  var icon: String {
    switch self {
    case .recorded: "●"
    case .derived: "◐"
    case .own: "○"
    }
  }

  var word: String {
    switch self {
    case .recorded: "recorded"
    case .derived: "derived"
    case .own: "own style"
    }
  }

  var meaning: String {
    switch self {
    case .recorded: "measured on Apple's frameworks"
    case .derived: "follows from documentation, an article or the rules; not measured"
    case .own: "a length or an output of this engine, without a claim about Apple's frameworks"
    }
  }
}
