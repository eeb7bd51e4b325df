package import Conformance
package import SpecFormat

/// A scenario with its results for each engine.
package struct MatrixScenario: Sendable {
  package var id: String
  /// The line of the scene's fence, from 1.
  package var line: Int
  package var expectations: [MatrixExpectation]
  /// The names of the types and modifiers that its code uses, sorted; empty if its spec was not
  /// read.
  package var apis: [String]
  /// The counts of the engines, in their order.
  package var counts: [OutcomeCounts]
  /// The text that its code printed with each engine; empty if there is none.
  package var printed: [String]

  /// - Parameters:
  ///   - reports: One report for each engine; `nil` if it does not contain the scenario.
  ///   - apis: The names that the code of each scenario uses, by the scenario's id.
  init(_ reports: [ScenarioReport?], apis: [String: [String]]) {
    let first = reports.lazy.compactMap(\.self).first
    id = first?.id ?? ""
    line = first?.line ?? 1
    self.apis = apis[id] ?? []
    printed = reports.map { $0?.printed ?? "" }
    // Blocks of the same kind are identified by their order.
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
  /// Whether at least one engine disagrees with an expectation.
  package var isDisputed: Bool { counts.contains(where: \.disagrees) }

  /// The part of the id after the `#`, such as `shares-leftover-width`.
  package var slug: String { ScenarioID(id).slug }

  /// The path of its page in the site, such as `engines/views/grid/a-row.html`.
  ///
  /// Ids come from reports, so the path is sanitized and never leaves the folder.
  package var page: String {
    let parts = "\(ScenarioID(id).spec)/\(slug)".split(separator: "/").map { part in
      part.allSatisfy { $0 == "." } ? String(repeating: "_", count: part.count) : String(part)
    }
    return "engines/\(parts.joined(separator: "/")).html"
  }

  /// Returns the path of the Markdown to file with the authors of an engine, beside the page.
  package func filedReport(of engine: MatrixEngine) -> String {
    page.dropLast(".html".count) + ".\(engine.slug).md"
  }
}

/// Aligns lists by the keys of their elements.
enum Aligned {
  /// Aligns elements with equal keys in rows, in the order in which the keys first appear.
  ///
  /// - Parameters:
  ///   - lists: One list for each column; among elements of a list with equal keys, the first
  ///     counts.
  ///   - key: Returns the key of an element.
  /// - Returns: Rows with one element for each column; `nil` if the column's list has none.
  /// - Complexity: O(*n*) for *n* elements and the resulting rows.
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

/// An expectation with its results for each engine.
package struct MatrixExpectation: Sendable {
  /// The kind of block, such as `frames`.
  package var block: String
  /// The line of the block's fence, from 1.
  package var line: Int
  /// The evidence of the expectation; `nil` if the spec does not state any.
  package var evidence: Evidence?
  /// The systems that the expected numbers belong to.
  package var systems: [SystemVersion]
  /// The results of the engines, in their order; `nil` for a report without the expectation.
  package var results: [ExpectationResult?]

  /// - Parameter results: One result for each engine, at least one of them not `nil`.
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

  /// Whether the expected lines differ between reports.
  ///
  /// Reports do not contain the lines of expectations that were not compared.
  var isWordedDifferently: Bool {
    Set(results.compactMap { $0?.expected }.filter { !$0.isEmpty }).count > 1
  }

  /// The kind of the block, its evidence and its systems, such as `frames, recorded on iOS 26`.
  package var summary: String {
    let evidence = evidence?.rawValue ?? ExpectationResult.unstatedEvidence
    return "\(block), \(evidence)" + (systems.isEmpty ? "" : " on \(systems.text)")
  }
}
