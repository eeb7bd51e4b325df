internal import SceneBuilding
package import Conformance
internal import SpecFormat

/// The names that an engine lacks, by the number of scenes that need nothing else to compile.
package struct EngineGaps: Sendable, Equatable {
  /// A missing name, or an error of the compiler that does not name one.
  package struct Gap: Sendable, Equatable {
    /// The name, such as `Grid` or `.background`, or the message of the compiler.
    package let name: String
    /// Names that are missing only together with this one, such as `GridRow`; sorted.
    package let companions: [String]
    /// The number of scenes that lack only this name and its companions.
    package let alone: Int
    /// The number of scenes that lack the name.
    package let total: Int
    /// A place at which the name is used, such as `Specs/row.md:3:5`.
    package let example: String
  }

  /// The gaps, by descending number of scenes that lack nothing else.
  package let gaps: [Gap]
  /// The reasons of unsupported expectations with their numbers, the most frequent first.
  package let refusals: [(reason: String, count: Int)]
  /// The number of scenes that do not compile.
  package let sceneCount: Int

  package static func == (left: EngineGaps, right: EngineGaps) -> Bool {
    left.gaps == right.gaps && left.refusals.map(\.reason) == right.refusals.map(\.reason)
      && left.refusals.map(\.count) == right.refusals.map(\.count)
  }

  /// - Parameter report: The results of an engine.
  package init(_ report: ConformanceReport) {
    let scenes = report.scenarios.compactMap { MissingNames($0) }
    sceneCount = scenes.count
    gaps = Self.gaps(of: scenes)
    let reasons = report.scenarios.flatMap(\.results).filter { $0.verdict == .unsupported }
      .map { $0.reason ?? "no reason" }
    refusals = Dictionary(reasons.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private static func gaps(of scenes: [MissingNames]) -> [Gap] {
    var users: [String: Set<Int>] = [:]
    var examples: [String: String] = [:]
    for (index, scene) in scenes.enumerated() {
      for (name, place) in scene.places {
        users[name, default: []].insert(index)
        examples[name] = min(examples[name] ?? place, place)
      }
    }
    let leaders = leaders(among: users)
    var alone: [String: Int] = [:]
    for scene in scenes {
      let names = Set(scene.places.keys)
      let decisive = names.filter { name in leaders[name].map { !names.contains($0) } ?? true }
      if decisive.count == 1, let name = decisive.first { alone[name, default: 0] += 1 }
    }
    return users.filter { leaders[$0.key] == nil }.map { name, indices in
      Gap(
        name: name,
        companions: leaders.filter { $0.value == name }.keys.sorted(),
        alone: alone[name] ?? 0,
        total: indices.count,
        example: examples[name] ?? ""
      )
    }
    .sorted { (-$0.alone, -$0.total, $0.name) < (-$1.alone, -$1.total, $1.name) }
  }

  /// Returns the name that each dependent name is missing together with.
  ///
  /// A name depends on another one if every scene that lacks it also lacks the other one, and if
  /// these are at least half of the other one's scenes: `GridRow` depends on `Grid`.
  private static func leaders(among users: [String: Set<Int>]) -> [String: String] {
    let ordered = users.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
    var leaders: [String: String] = [:]
    for (place, (name, indices)) in ordered.enumerated() {
      let leader = ordered[..<place].first { other, larger in
        leaders[other] == nil && indices.count * 2 >= larger.count && indices.isSubset(of: larger)
      }
      leaders[name] = leader?.key
    }
    return leaders
  }
}

/// The names that one scene lacks, each with the place of its first use.
private struct MissingNames {
  var places: [String: String] = [:]

  /// Collects the missing names in the compiler's messages of a scenario; `nil` if its scene
  /// compiles.
  ///
  /// If no error states a missing name, the message of the first error is used as one.
  init?(_ scenario: ScenarioReport) {
    let errors = scenario.results.flatMap(\.compilerMessages).filter { $0.severity == .error }
    guard !errors.isEmpty else { return nil }
    for error in errors {
      guard let name = Self.name(in: error.message) else { continue }
      places[name] = places[name] ?? Self.place(of: error)
    }
    guard places.isEmpty else { return }
    let first = errors.first { !Self.isConsequence($0.message) } ?? errors[0]
    places[first.message] = Self.place(of: first)
  }

  private static func place(of error: CompilerDiagnostic) -> String {
    "\(error.file):\(error.line):\(error.column)"
  }

  private static func isConsequence(_ message: String) -> Bool {
    ["cannot infer contextual base", "generic parameter", "type annotation missing"]
      .contains { message.hasPrefix($0) }
  }

  /// Returns the name that a message states as missing: `Grid`, or `.background` for a member;
  /// `nil` for another message.
  private static func name(in message: String) -> String? {
    if let match = message.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/) {
      return String(match.1)
    }
    if let match = message.firstMatch(of: /^unknown attribute '([^']+)'/) { return "@\(match.1)" }
    if let match = message.firstMatch(of: /^no such module '([^']+)'/) {
      return "module \(match.1)"
    }
    if let match = message.firstMatch(of: /^(?:value of )?type '[^']+' has no member '([^']+)'/) {
      return ".\(match.1)"
    }
    return argument(in: message)
  }

  /// Returns the arguments that a call lacks: `.frame(maxWidth:)`, or `.frame(…)` for several;
  /// `nil` for another message.
  private static func argument(in message: String) -> String? {
    let pattern = /^extra argument(?: '([^']+)'|s at positions .*) in call of '([^']+)'$/
    guard let match = message.firstMatch(of: pattern) else { return nil }
    let isType = match.2.first?.isUppercase ?? false
    return (isType ? "" : ".") + match.2 + (match.1.map { "(\($0):)" } ?? "(…)")
  }
}

extension EngineGaps {
  /// The gaps as aligned lines.
  ///
  /// - Parameter limit: The maximum number of gaps and of reasons; `nil` for all.
  /// - Returns: Lines without a line feed at the end; empty if there are no gaps.
  package func lines(atMost limit: Int? = nil) -> [String] {
    table(limit) + reasons(limit)
  }

  private func table(_ limit: Int?) -> [String] {
    guard !gaps.isEmpty else { return [] }
    let shown = gaps.prefix(limit ?? gaps.count)
    let rows = shown.map { gap in
      let companions = gap.companions.prefix(3).joined(separator: ", ")
      let more = gap.companions.count > 3 ? ", …" : ""
      let name = gap.name + (companions.isEmpty ? "" : " (with \(companions)\(more))")
      return Self.padded(gap.alone) + Self.padded(gap.total) + "  \(name), \(gap.example)"
    }
    let rest = gaps.count - shown.count
    return
      ["missing names, by the \(sceneCount) scenes that do not compile:", " alone total  name"]
      + rows + (rest > 0 ? ["              … \(rest) more names"] : [])
  }

  private func reasons(_ limit: Int?) -> [String] {
    guard !refusals.isEmpty else { return [] }
    let shown = refusals.prefix(limit ?? refusals.count)
    let rest = refusals.count - shown.count
    return ["unsupported, by the number of expectations:"]
      + shown.map { Self.padded($0.count) + "  \($0.reason)" }
      + (rest > 0 ? ["        … \(rest) more reasons"] : [])
  }

  private static func padded(_ count: Int) -> String {
    String(repeating: " ", count: max(0, 6 - "\(count)".count)) + "\(count)"
  }
}
