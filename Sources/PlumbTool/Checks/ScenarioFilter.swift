/// The scenarios that the filter of `swift test` means, which cannot choose among the arguments of a
/// test by itself.
///
/// An alternative of the filter with a `#` in it, as every id has one, is an expression for ids:
/// `--filter 'holds|views/row#'` runs the test `holds` for the scenarios of one spec.
struct ScenarioFilter {
  private let expressions: [String]

  /// - Parameter words: The command line of the test process.
  init(_ words: [String]) {
    let filters = words.indices.compactMap { index -> String? in
      let option = "--filter"
      if words[index].hasPrefix("\(option)=") {
        return String(words[index].dropFirst(option.count + 1))
      }
      return words[index] == option ? words.dropFirst(index + 1).first : nil
    }
    expressions = filters.flatMap { $0.split(separator: "|") }
      .filter { $0.contains("#") }.map(String.init)
  }
}

extension ScenarioFilter {
  /// Those of some ids that are meant: all where the filter means none of them, so that a word too
  /// many keeps nothing from running.
  func chosen(of ids: [String]) -> Set<String> {
    let expressions = expressions.compactMap { try? Regex($0) }
    let chosen = ids.filter { id in expressions.contains { id.contains($0) } }
    return Set(chosen.isEmpty ? ids : chosen)
  }
}
