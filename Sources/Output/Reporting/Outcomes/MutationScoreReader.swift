internal import SceneBuilding
internal import Conformance
internal import SpecFormat

/// Reads a mutation score, and collects all mistakes in the file.
struct MutationScoreReader {
  /// The members of `total` that are read.
  static let totals = ["made", "killed", "killedByRecording"]

  private var found: [MutationScoreError.Mistake] = []
}

extension MutationScoreReader {
  /// The mistakes, sorted by their places.
  var mistakes: [MutationScoreError.Mistake] {
    found.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
  }

  /// Returns the score in a text; the result is only valid if there are no mistakes.
  ///
  /// The result is `nil` if the text has no score.
  mutating func score(in text: String) -> MutationScore? {
    do {
      let document = try PlacedJSON(text)
      let members = self.members(of: document, named: "the file")
      let total = required("total", of: members, in: document)
      let clauses = required("clauses", of: members, in: document)
      guard let total, let clauses else { return nil }
      return MutationScore(total: self.total(total), clauses: self.clauses(clauses))
    } catch {
      report(error.message, at: error.place)
      return nil
    }
  }
}

extension MutationScoreReader {
  private mutating func report(_ message: String, at place: PlacedJSON.Place) {
    found.append(MutationScoreError.Mistake(place: place, message: message))
  }

  /// Returns the members of an object, without duplicate names.
  private mutating func members(
    of value: PlacedJSON,
    named name: String
  ) -> [PlacedJSON.Member] {
    guard case .object(let members) = value.value else {
      report("\(name) must be an object: {\"…\": …}", at: value.place)
      return []
    }
    var names: Set<String> = []
    for member in members where !names.insert(member.name).inserted {
      report("'\(member.name)' is given twice", at: member.place)
    }
    return members
  }

  private mutating func required(
    _ name: String,
    of members: [PlacedJSON.Member],
    in value: PlacedJSON
  ) -> PlacedJSON? {
    if let member = members.first(where: { $0.name == name }) { return member.value }
    // A value that is not an object has already been reported.
    guard case .object = value.value else { return nil }
    let hint = NearestName.of(name, among: members.map(\.name))
    report("'\(name)' is missing\(hint.map { "; '\($0)' is there" } ?? "")", at: value.place)
    return nil
  }

  private mutating func total(_ value: PlacedJSON) -> MutationScore.Total {
    let members = self.members(of: value, named: "'total'")
    var counts: [String: Int] = [:]
    for name in Self.totals {
      guard let part = required(name, of: members, in: value) else { continue }
      counts[name] = count(part, named: name)
      if let made = counts["made"], let count = counts[name], count > made {
        report("'\(name)' is \(count), but 'made' is only \(made)", at: part.place)
      }
    }
    return MutationScore.Total(
      made: counts["made"] ?? 0,
      killed: counts["killed"] ?? 0,
      killedByRecording: counts["killedByRecording"] ?? 0
    )
  }

  private mutating func clauses(_ value: PlacedJSON) -> [MutationScore.Clause] {
    members(of: value, named: "'clauses'").compactMap { member in
      if !member.name.contains("#") {
        report(
          "'\(member.name)' is not a clause: expected a path and a slug, as in 'Specs/a.md#slug'",
          at: member.place
        )
      }
      return count(member.value, named: member.name).map {
        MutationScore.Clause(name: member.name, count: $0, place: member.place)
      }
    }
  }

  private mutating func count(_ value: PlacedJSON, named name: String) -> Int? {
    if case .word(let word) = value.value, let count = Int(word), count >= 0 { return count }
    report("'\(name)' must be a whole number from 0", at: value.place)
    return nil
  }
}

/// The mistakes in a mutation score file.
package struct MutationScoreError: Error {
  /// A mistake at a place of the file.
  struct Mistake {
    var place: PlacedJSON.Place
    var message: String
  }

  /// The path of the file in messages.
  let file: String
  /// The mistakes, at least one, sorted by their places.
  let mistakes: [Mistake]
}

extension MutationScoreError: CustomStringConvertible {
  package var description: String {
    mistakes.map { "\(file):\($0.place.line):\($0.place.column): error: \($0.message)" }
      .joined(separator: "\n")
  }
}

extension MutationScore {
  /// Reads a score of `mutants run`, and ignores other members.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - file: The path of the file in messages.
  /// - Throws: All mistakes in the text.
  package init(_ text: String, file: String) throws(MutationScoreError) {
    var reader = MutationScoreReader()
    let score = reader.score(in: text)
    guard let score, reader.mistakes.isEmpty else {
      throw MutationScoreError(file: file, mistakes: reader.mistakes)
    }
    self = score
  }
}
