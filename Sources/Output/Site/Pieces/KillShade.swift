/// How full a square is, by how many mutants its clause alone kills.
enum KillShade: Int, CaseIterable {
  case none
  case few
  case some
  case many
}

extension KillShade {
  /// The shade of a count from 0.
  init(of count: Int) {
    self = Self.allCases.last { $0.least <= count } ?? .none
  }

  /// The class of the style sheet.
  var name: String { "k\(rawValue)" }

  /// The counts that have the shade: `5 to 19`.
  var range: String {
    guard let next = KillShade(rawValue: rawValue + 1) else { return "\(least) or more" }
    return next.least == least + 1 ? "\(least)" : "\(least) to \(next.least - 1)"
  }

  private var least: Int {
    switch self {
    case .none: 0
    case .few: 1
    case .some: 5
    case .many: 20
    }
  }
}

/// What a clause alone kills, in words.
enum KillWords {
  /// `alone kills 12 mutants`.
  static func sentence(_ count: Int) -> String {
    switch count {
    case 0: "alone kills no mutant"
    case 1: "alone kills 1 mutant"
    default: "alone kills \(count) mutants"
    }
  }
}
