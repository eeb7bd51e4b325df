/// The content of the page `Docs/Reference/Coverage.md`, generated from the sections.
@MainActor
enum CoveragePage {
  static var text: String {
    let entries = CoverageSections.all.flatMap { $0.entries }
    let used = entries.count(where: \.isThere)
    let ignored = entries.count(where: \.isIgnored)
    let standings = PublicNames.standings()
    let count = { (standing: NameStanding) in standings.values.count { $0 == standing } }
    let intro = """
      # Coverage

      Of \(standings.count) public names of SwiftUI that concern views (types, modifiers and values of the environment, from
      its documentation), \(count(.there)) are there, \(count(.ignored)) are taken and ignored, and \(count(.leftOut)) are left
      out with a reason. The names are in `Tests/Engine/APICoverageTests/Names/SwiftUI.txt`; a test fails for one of them that is
      not mentioned here, and for an entry here that names none of them.

      Which signatures of SwiftUI, and of UIKit's collection views, this engine has, as far as they concern layout.
      Written from the lists in `Tests/Engine/APICoverageTests/Sections` by
      `COVERAGE_PAGE=write swift test --filter CoverageTests`; do not edit. Each signature that is said to be there has a
      use in its list, which is compiled, and laid out where it is a view. Nothing public of the collection layouts is
      missing here: a test compares the lists with the sources.

      \(used) entries are there, \(ignored) are taken and ignored, \(entries.count - used - ignored) are left out. That
      an entry is there says that code which uses it compiles and is laid out; what is laid out is said by the specs. What
      is taken and ignored compiles and changes no layout: a test lays each of its uses out with and without it.
      """
    let sections = CoverageSections.all.map { section($0) }
    return ([intro] + sections).joined(separator: "\n\n") + "\n"
  }

  private static func section(_ section: any CoverageSection.Type) -> String {
    let entries = section.entries
    let there = entries.filter(\.isThere).map { "- `\($0.signature)`" }
    let ignored = entries.filter(\.isIgnored).map { "- `\($0.signature)`" }
    let rows = entries.compactMap { entry -> String? in
      guard case .leftOut(let reason) = entry.standing else { return nil }
      return "| `\(entry.signature)` | \(reason) |"
    }
    let table = rows.isEmpty ? [] : (["| left out | why |", "|---|---|"] + rows)
    return [
      "## \(section.title)", there.joined(separator: "\n"),
      ignored.isEmpty ? "" : "Taken and ignored:", ignored.joined(separator: "\n"),
      table.joined(separator: "\n"),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension CoverageEntry {
  /// Whether the engine supports the signature and its effect on layouts.
  var isThere: Bool {
    if case .used = standing { true } else { false }
  }

  /// Whether the engine accepts the signature and ignores its effect.
  var isIgnored: Bool {
    if case .ignored = standing { true } else { false }
  }

  /// Whether code that uses the signature compiles.
  var isUsed: Bool { isThere || isIgnored }
}
