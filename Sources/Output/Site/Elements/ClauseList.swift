internal import Conformance
internal import ElementTree

/// Clauses with their verdicts, their evidence and links to their scenarios.
struct ClauseList {
  let entries: [SiteTopics.Entry]
  /// The path from the page to the site's folder, ending with a slash.
  let pathToRoot: String
}

extension ClauseList {
  var markup: Markup {
    .element("ul", ["class": "clauses-of"], clauses.map { item($0) })
  }

  /// The scenarios grouped by clause, in the order of the site.
  private var clauses: [[SiteTopics.Entry]] {
    entries.reduce(into: [[SiteTopics.Entry]]()) { clauses, entry in
      if let last = clauses.last?.last, last.page == entry.page, last.clause == entry.clause {
        clauses[clauses.count - 1].append(entry)
      } else {
        clauses.append([entry])
      }
    }
  }

  /// Returns the sign of a verdict; empty for a clause that passes, as nearly all do.
  private func mark(_ verdict: Verdict) -> Markup {
    verdict == .passed ? .empty : .joined([Badge.mark(verdict), .text(" ")])
  }

  private func item(_ clause: [SiteTopics.Entry]) -> Markup {
    guard let first = clause.first else { return .empty }
    let strongest = clause.first { $0.standing == .recorded } ?? first
    return .element(
      "li",
      ["data-ev": strongest.standing.rawValue],
      [
        mark(Verdict.mostSevere(clause.map(\.verdict)) ?? .error),
        .element(
          "a",
          ["href": pathToRoot + first.address, "lang": TextLanguage.code(of: first.clause)],
          first.clause
        ), .text(clause.count > 1 ? " (\(clause.count)) " : " "),
        Badge.systems(of: strongest),
      ]
    )
  }
}
