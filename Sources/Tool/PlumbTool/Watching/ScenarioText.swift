internal import SpecFormat

/// The lines of a file that a scenario stands in, up to the next one: a scenario whose lines are the
/// same is the same, wherever they are.
struct ScenarioText: Equatable {
  /// The first line, from 1.
  var line: Int
  var bytes: ArraySlice<UInt8>
  /// A hash of the code, in which shared blocks are too.
  var digest: String
}

extension ScenarioText {
  /// Whether it is of the same words, wherever these are.
  func saysSame(as other: ScenarioText) -> Bool {
    digest == other.digest && bytes == other.bytes
  }
}

extension SpecDocument {
  /// The text of each scenario, in the order of the scenarios.
  var scenarioTexts: [ScenarioText] {
    let bytes = markdown.fileBytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    let scenarios = scenarios
    let lines = scenarios.map { scenario in
      scenario.body.blocks.map(\.fenceLine).reduce(scenario.line, min)
    }
    return scenarios.indices.map { index in
      let line = lines[index]
      let end = lines.filter { $0 > line }.min() ?? starts.count + 1
      let last = end - 1 < starts.count ? starts[end - 1] : bytes.count
      return ScenarioText(
        line: line,
        bytes: Array(bytes[starts[line - 1]..<last])[...],
        digest: scenarios[index].digest
      )
    }
  }
}
