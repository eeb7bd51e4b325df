package import Conformance
package import SpecFormat

/// A scenario, and its results with each engine.
package struct MatrixScenario: Sendable {
  package var id: String
  /// The line of the scene's fence, from 1.
  package var line: Int
  package var expectations: [MatrixExpectation]
  /// The names of the types and modifiers that its code uses, in their order; none where its spec
  /// was not read.
  package var apis: [String]
  /// One for each engine, in their order.
  package var counts: [OutcomeCounts]
  /// The text that its code printed with each engine; empty for none.
  package var printed: [String]

  /// - Parameters:
  ///   - reports: One for each engine; `nil` where its report has none.
  ///   - apis: The names that a scenario's code uses, by the scenario's id.
  init(_ reports: [ScenarioReport?], apis: [String: [String]]) {
    let first = reports.lazy.compactMap(\.self).first
    id = first?.id ?? ""
    line = first?.line ?? 1
    self.apis = apis[id] ?? []
    printed = reports.map { $0?.printed ?? "" }
    // Blocks of one kind are told apart by their order.
    let keyed = reports.map { report in
      var places: [String: Int] = [:]
      return (report?.endedResults ?? []).map { result in
        let place = places[result.block, default: 0]
        places[result.block] = place + 1
        return (key: "\(result.block) \(place)", result: result)
      }
    }
    let expectations = Aligned.rows(keyed, by: { $0.key })
      .map { MatrixExpectation($0.map { $0?.result }) }
    self.expectations = expectations
    counts = reports.indices.map { engine in
      OutcomeCounts(expectations.map { MatrixOutcome($0.results[engine]) })
    }
  }
}

extension MatrixScenario {
  /// Whether an engine at least does not do what is expected.
  package var isDisputed: Bool { counts.contains(where: \.disagrees) }

  /// The second half of the id: `shares-leftover-width`.
  package var slug: String { ScenarioID(id).slug }

  /// The path of its page, relative to the folder of the matrix: `scenarios/views/grid/a-row.html`.
  ///
  /// An id is what a report says: no part of it leads out of the folder.
  package var page: String {
    let parts = "\(ScenarioID(id).spec)/\(slug)".split(separator: "/").map { part in
      part.allSatisfy { $0 == "." } ? String(repeating: "_", count: part.count) : String(part)
    }
    return "scenarios/\(parts.joined(separator: "/")).html"
  }
}

extension ScenarioReport {
  /// The results, those that were never reached with the verdict of the end that came before them:
  /// a scene that does not compile keeps all of its expectations from being compared.
  fileprivate var endedResults: [ExpectationResult] {
    let ends: [Verdict] = [.doesNotCompile, .timedOut, .crashed, .error]
    let end = results.first { ends.contains($0.verdict) }?.verdict
    return results.map { result in
      guard result.verdict == .notRun, let end else { return result }
      var result = result
      result.verdict = end
      return result
    }
  }
}

/// Lists with what is in them side by side.
enum Aligned {
  /// Puts elements of one key into one row, in the order in which keys appear.
  ///
  /// - Parameters:
  ///   - lists: A list for each column; of several elements with one key, the first counts.
  ///   - key: The name of an element.
  /// - Returns: Rows with an element for each column; `nil` where a list has none.
  /// - Complexity: O(*n*) for *n* elements and the rows that they make.
  static func rows<Element>(
    _ lists: [[Element]],
    by key: (Element) -> String
  ) -> [[Element?]] {
    var rows: [[Element?]] = []
    var places: [String: Int] = [:]
    for (column, list) in lists.enumerated() {
      for element in list {
        let place = places[key(element)] ?? rows.count
        if place == rows.count {
          places[key(element)] = place
          rows.append(Array(repeating: nil, count: lists.count))
        }
        if rows[place][column] == nil { rows[place][column] = element }
      }
    }
    return rows
  }
}

/// An expectation, and its result with each engine.
package struct MatrixExpectation: Sendable {
  /// The kind of block: `frames`.
  package var block: String
  /// The line of the block's fence, from 1.
  package var line: Int
  /// `nil` where nobody says.
  package var evidence: Evidence?
  /// The systems whose numbers it states.
  package var systems: [SystemVersion]
  /// One for each engine, in their order; `nil` where its report has none.
  package var results: [ExpectationResult?]

  /// - Parameter results: One for each engine; not all of them `nil`.
  init(_ results: [ExpectationResult?]) {
    let first = results.lazy.compactMap(\.self).first
    block = first?.block ?? ""
    line = first?.line ?? 1
    evidence = first?.evidence
    systems = first?.systems ?? []
    self.results = results
  }
}

extension MatrixExpectation {
  package var outcomes: [MatrixOutcome] { results.map { MatrixOutcome($0) } }

  /// Whether it has other lines in one report than in another.
  ///
  /// A report does not tell the lines of what was not compared.
  var isWordedDifferently: Bool {
    Set(results.compactMap { $0?.expected }.filter { !$0.isEmpty }).count > 1
  }

  /// The kind of the block, its evidence and its systems: `frames, recorded on iOS 26`.
  package var words: String {
    let evidence = evidence?.rawValue ?? ExpectationResult.unstatedEvidence
    return "\(block), \(evidence)" + (systems.isEmpty ? "" : " on \(systems.text)")
  }
}
