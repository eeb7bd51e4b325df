internal import Conformance

/// An error of the compiler, wherever code of a run has it.
struct RefusedCode {
  /// The error in the compiler's words.
  let message: String
  /// Its places, as `Specs/row.md:3:5`, each once.
  private(set) var places: [String]

  /// What keeps scenarios of a report from being compiled, each cause once: modules that are missing
  /// first, as other errors may follow from these, then what is wrong at most places.
  static func causes(in report: ConformanceReport) -> [RefusedCode] {
    var causes: [RefusedCode] = []
    var known: [String: Int] = [:]
    let errors = report.scenarios.flatMap(\.results).flatMap(\.compilerMessages)
      .filter { $0.severity == .error }
    for error in errors {
      let place = "\(error.file):\(error.line):\(error.column)"
      if let index = known[error.message] {
        if !causes[index].places.contains(place) { causes[index].places.append(place) }
      } else {
        known[error.message] = causes.count
        causes.append(RefusedCode(message: error.message, places: [place]))
      }
    }
    return causes.filter(\.isMissingModule)
      + causes.filter { !$0.isMissingModule }.enumerated().sorted {
        ($1.element.places.count, $0.offset) < ($0.element.places.count, $1.offset)
      }.map(\.element)
  }

  private var isMissingModule: Bool { message.hasPrefix("no such module") }

  /// The cause in a heading, where it has several places, and a line for each of them.
  var lines: [String] {
    let heading = places.count > 1 ? ["\(places.count) places: \(message)"] : []
    return heading + places.map { "\($0): error: \(message)" }
  }
}
