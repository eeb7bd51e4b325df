internal import Conformance
internal import ElementTree
internal import Reporting

/// The clauses of a spec as squares, each a link: which hold, which fail, which have no scenario.
struct ClauseSquares {
  let spec: SpecReport
  /// The address of the spec's page; empty on that page itself.
  let page: String
  /// What the clauses alone kill; `nil` where squares say nothing of it.
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

  private func square(_ clause: ClauseReport) -> Markup {
    let verdict = clause.verdict?.rawValue ?? "uncovered"
    // A clause without scenarios has nothing to kill with.
    let count = clause.scenarios.isEmpty ? nil : kills?.count(of: clause.slug, in: spec.file)
    let words = count.map { DetectionText.sentence($0) }
    return .element(
      "a",
      [
        "class": "v-\(clause.verdict?.family ?? "none")"
          + (count.map { " \(DetectionLevel(of: $0).name)" } ?? ""),
        "href": "\(page)#\(clause.slug)",
        "aria-label": "\(clause.title): \(verdict)\(words.map { ", \($0)" } ?? "")",
        "title": "\(clause.title)\(words.map { ": \($0)" } ?? "")",
      ]
    )
  }
}

/// How full a square is, by how many mutants its clause alone kills.
enum DetectionLevel: Int, CaseIterable {
  case none
  case few
  case some
  case many
}

extension DetectionLevel {
  /// The shade of a count from 0.
  init(of count: Int) {
    self = Self.allCases.last { $0.minimum <= count } ?? .none
  }

  /// The class of the style sheet.
  var name: String { "k\(rawValue)" }

  /// The counts that have the shade: `5 to 19`.
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

/// The number of mutants that only one clause detects, in words.
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
