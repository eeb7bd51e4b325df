internal import Conformance

/// The score of an engine, with its definition.
struct JSONScore: Codable {
  /// The number of expectations that agree.
  var agreed: Int
  /// The number of expectations that the engine answered.
  var answered: Int
  /// The number of expectations that the engine was requested to run.
  var requested: Int
  /// The number of expectations for each outcome, by its name.
  var outcomes: [String: Int]
  var definition: String

  private enum CodingKeys: String, CodingKey {
    case agreed, answered
    case requested = "asked"
    case outcomes, definition
  }

  init(_ counts: OutcomeCounts) {
    agreed = counts.agreed
    answered = counts.answered
    requested = counts.requested
    outcomes = counts.byName
    definition = OutcomeCounts.definition
  }
}

/// The profile of a report, with the text that defines it.
struct JSONProfile: Codable {
  var name: String
  var summary: String
  /// The lines of the profile's file, without comments.
  var text: String

  init(_ profile: Profile) {
    name = profile.name
    summary = profile.summary
    text = profile.text
  }

  /// The profile.
  ///
  /// - Throws: An error for a text that is not a profile.
  var profile: Profile {
    get throws(ReportFileError) {
      do {
        return try Profile(name: name, text: text, file: "profile.text")
      } catch {
        throw .notAReport(path: "profile.text", reason: error.description)
      }
    }
  }
}
