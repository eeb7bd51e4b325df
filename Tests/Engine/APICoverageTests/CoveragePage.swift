/// The page `Docs/Reference/Coverage.md` and the data that the tool embeds, both from the sections.
@MainActor
enum CoveragePage {
  /// The signatures that compile, one in each line.
  static var signatures: String {
    let entries = CoverageSections.all.flatMap { $0.entries }
    return entries.filter(\.isUsed).map { $0.signature + "\n" }.joined()
  }

  static var text: String {
    let entries = CoverageSections.all.flatMap { $0.entries }
    let used = entries.count(where: \.isThere)
    let ignored = entries.count(where: \.isIgnored)
    let standings = PublicNames.standings()
    let count = { (standing: NameStanding) in standings.values.count { $0 == standing } }
    let intro = """
      # Coverage

      This page lists the signatures of SwiftUI, Combine and UIKit that Plumb's engine has.

      - **Supported**: code that uses the signature compiles and is laid out. The specs state the layout.
      - **No effect**: the code compiles, and the signature changes no layout. A test lays each use out with and without it.
      - **Left out**: the signature is missing, with the reason.

      Of \(standings.count) public names of SwiftUI that concern views (types, modifiers and environment values, from its
      documentation), \(count(.there)) are supported, \(count(.ignored)) have no effect and \(count(.leftOut)) are left out.
      The page has \(used) entries that are supported, \(ignored) without effect and \(entries.count - used - ignored)
      that are left out.

      Written from the lists in `Tests/Engine/APICoverageTests/Sections` by
      `COVERAGE_PAGE=write swift test --filter CoverageTests`; do not edit. Each supported signature has a use there that is
      compiled, and laid out if it is a view. Tests compare the lists with the public names in
      `Tests/Engine/APICoverageTests/Names/SwiftUI.txt` and with the public declarations of the collection layouts.
      """
    let sections = CoverageSections.all.map { section($0) }
    let parts = [intro, LengthCoverage.text, FrameworkCoverage.text] + sections
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func section(_ section: any CoverageSection.Type) -> String {
    let entries = section.entries
    let there = entries.filter(\.isThere).map { "- `\($0.signature)`" }
    let ignored = entries.filter(\.isIgnored).map { "- `\($0.signature)`" }
    let rows = entries.compactMap { entry -> String? in
      guard case .leftOut(let reason) = entry.standing else { return nil }
      return "| `\(entry.signature)` | \(reason) |"
    }
    let table = rows.isEmpty ? [] : (["| left out | reason |", "|---|---|"] + rows)
    return [
      "## \(section.title)", there.joined(separator: "\n"),
      ignored.isEmpty ? "" : "No effect:", ignored.joined(separator: "\n"),
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
