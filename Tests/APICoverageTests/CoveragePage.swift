/// The page `Docs/Coverage.md`, written from the sections.
@MainActor
enum CoveragePage {
  static var text: String {
    let entries = CoverageSections.all.flatMap { $0.entries }
    let used = entries.count(where: \.isUsed)
    let intro = """
      # Coverage

      Which signatures of SwiftUI, and of UIKit's collection views, this engine has, as far as they concern layout.
      Written from the lists in `Tests/APICoverageTests/Sections` by
      `COVERAGE_PAGE=write swift test --filter CoverageTests`; do not edit. Each signature that is said to be there has a
      use in its list, which is compiled, and laid out where it is a view. Nothing public of the collection layouts is
      missing here: a test compares the lists with the sources.

      \(used) entries are there, \(entries.count - used) are left out. That an entry is there says that code which uses it
      compiles and is laid out; what is laid out is said by the specs. Modifiers that change no layout are taken and do
      nothing.
      """
    let sections = CoverageSections.all.map { section($0) }
    return ([intro] + sections).joined(separator: "\n\n") + "\n"
  }

  private static func section(_ section: any CoverageSection.Type) -> String {
    let entries = section.entries
    let there = entries.filter(\.isUsed).map { "- `\($0.signature)`" }
    let rows = entries.compactMap { entry -> String? in
      guard case .leftOut(let reason) = entry.standing else { return nil }
      return "| `\(entry.signature)` | \(reason) |"
    }
    let table = rows.isEmpty ? [] : (["| left out | why |", "|---|---|"] + rows)
    return [
      "## \(section.title)", there.joined(separator: "\n"), table.joined(separator: "\n"),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension CoverageEntry {
  /// Whether the engine has the signature.
  var isUsed: Bool {
    if case .used = standing { true } else { false }
  }
}
