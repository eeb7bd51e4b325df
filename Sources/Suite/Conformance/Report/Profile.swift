package import SpecFormat

/// The part of a suite that an engine is measured by.
///
/// A profile is a text file. A comment at its beginning describes it; each further line adds the
/// expectations of a selector, or removes them if it begins with `not`. The last line that selects
/// an expectation decides; an expectation that no line selects does not belong to the profile.
///
/// ```text
/// # Layout of views, without line breaking.
/// swiftui
/// not swiftui/text
/// not metrics
/// ```
package struct Profile: Sendable, Equatable {
  /// The name of the file without its extension, such as `views`.
  package let name: String
  /// The comment at the beginning of the file; may be empty.
  package let summary: String
  /// The lines, in order.
  package let lines: [Line]
  /// The path of the file, as messages show it.
  private let file: String

  /// A line of a profile; its number is not part of its value.
  package struct Line: Sendable, Equatable {
    /// The line in the file, from 1.
    let number: Int
    /// Whether the line adds expectations, rather than removing them.
    package let isIncluded: Bool
    package let selector: ExpectationSelector

    package static func == (first: Line, second: Line) -> Bool {
      first.isIncluded == second.isIncluded && first.selector == second.selector
    }
  }

  package static func == (first: Profile, second: Profile) -> Bool {
    first.name == second.name && first.summary == second.summary && first.lines == second.lines
  }
}

extension Profile {
  /// The extension of profiles in the suite's folder of profiles.
  package static let fileExtension = ".profile"
  /// The name of the folder with a suite's profiles, in its folder of specs.
  package static let folder = "profiles"

  /// Parses a profile.
  ///
  /// - Parameters:
  ///   - name: The name of the profile in reports.
  ///   - text: The content of the file.
  ///   - file: The path of the file, as messages show it.
  /// - Throws: Every mistake of the file.
  package init(name: String, text: String, file: String) throws(LineFileError) {
    var lines: [Line] = []
    var mistakes: [LineFileError.Mistake] = []
    for (number, text) in StatedLines.all(in: text) {
      let isExcluded = text.hasPrefix("not ")
      do {
        let selector = try ExpectationSelector(isExcluded ? text.dropFirst(4).trimmed : text)
        lines.append(Line(number: number, isIncluded: !isExcluded, selector: selector))
      } catch {
        mistakes.append(.init(line: number, message: error.message))
      }
    }
    if lines.isEmpty, mistakes.isEmpty {
      mistakes.append(.init(line: 1, message: "the profile selects no expectations"))
    }
    guard mistakes.isEmpty else { throw LineFileError(file: file, mistakes: mistakes) }
    self.name = name
    self.file = file
    self.summary = StatedLines.heading(of: text)
    self.lines = lines
  }

  /// The text from which an equal profile can be parsed.
  package var text: String {
    let head = summary.isEmpty ? [] : ["# \(summary)"]
    return (head + lines.map { ($0.isIncluded ? "" : "not ") + $0.selector.text })
      .map { $0 + "\n" }.joined()
  }

  /// Returns a note for each line that selects nothing of a whole suite.
  package func notes(on suite: SelectableExpectations) -> [String] {
    suite.notes(on: lines.map { ($0.number, $0.selector) }, of: file)
  }

  /// Returns whether an expectation belongs to the profile.
  package func includes(_ place: ExpectationPlace) -> Bool {
    lines.last { $0.selector.selects(place) }?.isIncluded ?? false
  }

  /// Returns whether an expectation of a scenario belongs to the profile.
  ///
  /// - Parameters:
  ///   - scenario: A scenario of the document.
  ///   - document: The spec that contains the scenario.
  /// - Returns: Whether at least one of its expectations does.
  /// - Complexity: O(*n*) for *n* scenarios of the document.
  package func includes(_ scenario: ScenarioSpec, in document: SpecDocument) -> Bool {
    let clause = document.clauses.first { $0.scenarios.contains { $0.id == scenario.id } }
    let places = ExpectationPlace.places(of: scenario, in: clause, of: document.name)
    return places.contains { includes($0) }
  }
}

extension ConformanceReport {
  /// Returns the report with only the expectations of a profile; `nil` for all of them.
  package func only(_ profile: Profile?) -> ConformanceReport {
    guard let profile else { return self }
    var report = self
    report.profile = profile
    report.specs = mapResults { place, result in profile.includes(place) ? result : nil }
    return report
  }

  /// Returns the specs with other results.
  ///
  /// - Parameter transform: Returns the new result of an expectation; `nil` to leave it out.
  ///   Scenarios and clauses without a result are left out as well.
  /// - Returns: The specs that still have results.
  func mapResults(
    _ transform: (ExpectationPlace, ExpectationResult) -> ExpectationResult?
  ) -> [SpecReport] {
    specs.compactMap { spec in
      var spec = spec
      spec.clauses = spec.clauses.compactMap { clause in
        var clause = clause
        clause.scenarios = clause.scenarios.compactMap { scenario in
          var scenario = scenario
          scenario.results = scenario.results.compactMap { result in
            transform(ExpectationPlace(result, of: scenario.id, in: clause, of: spec), result)
          }
          return scenario.results.isEmpty ? nil : scenario
        }
        return clause.scenarios.isEmpty ? nil : clause
      }
      return spec.clauses.isEmpty ? nil : spec
    }
  }
}

extension ExpectationPlace {
  init(
    _ result: ExpectationResult,
    of scenario: String,
    in clause: ClauseReport,
    of spec: SpecReport
  ) {
    self.init(
      spec: spec.name,
      scenario: scenario,
      rules: clause.rules,
      block: result.block,
      isMeasuredBySystem: result.measuredBy != nil
    )
  }
}
