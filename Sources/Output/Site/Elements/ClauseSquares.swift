internal import Conformance
internal import ElementTree
internal import Reporting

/// The clauses of a spec as small squares, each a link with the color of its result.
struct ClauseSquares {
  let spec: SpecReport
  /// The URL of the spec's page; empty on that page itself.
  let page: String
  /// The mutants that only one clause detects; `nil` if squares do not show them.
  var kills: MutationScore?
}

extension ClauseSquares {
  var markup: Markup {
    .element("span", ["class": "squares"], clauses.map { square($0) })
  }

  /// The headings with scenarios, and those that should have some.
  var clauses: [ClauseReport] {
    spec.clauses.filter { !$0.scenarios.isEmpty || $0.isUncovered }
  }

  /// Whether every clause has scenarios and passes.
  var allPass: Bool { clauses.allSatisfy { $0.verdict == .passed } }

  private func square(_ clause: ClauseReport) -> Markup {
    let verdict = clause.verdict?.rawValue ?? "uncovered"
    // A clause without scenarios cannot detect mutants.
    let count = clause.scenarios.isEmpty ? nil : kills?.count(of: clause.slug, in: spec.file)
    let words = count.map { DetectionText.sentence($0) }
    return .element(
      "a",
      [
        "class": "v-\(clause.verdict?.family ?? "none")"
          + (count.map { " \(DetectionLevel(of: $0).name)" } ?? ""),
        "href": "\(page)#\(clause.slug)",
        "title": "\(clause.title): \(verdict)\(words.map { ", \($0)" } ?? "")",
      ]
    )
  }
}

/// The shade of a square, by the number of mutants that only its clause detects.
enum DetectionLevel: Int, CaseIterable {
  case none
  case few
  case some
  case many
}

extension DetectionLevel {
  /// Creates the level for a number of mutants.
  init(of count: Int) {
    self = Self.allCases.last { $0.minimum <= count } ?? .none
  }

  /// The class name in the style sheet.
  var name: String { "k\(rawValue)" }

  /// The range of counts with this level, such as `5 to 19`.
  var range: String {
    guard let next = DetectionLevel(rawValue: rawValue + 1) else { return "\(minimum) or more" }
    return next.minimum == minimum + 1 ? "\(minimum)" : "\(minimum) to \(next.minimum - 1)"
  }

  private var minimum: Int {
    switch self {
    case .none: 0
    case .few: 1
    case .some: 5
    case .many: 20
    }
  }
}

/// Describes the number of mutants that only one clause detects.
enum DetectionText {
  /// Returns a phrase such as `detects 12 mutants alone`.
  static func sentence(_ count: Int) -> String {
    switch count {
    case 0: "detects no mutant alone"
    case 1: "detects 1 mutant alone"
    default: "detects \(count) mutants alone"
    }
  }
}
